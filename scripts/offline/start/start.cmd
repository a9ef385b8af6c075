@echo off
rem Starts the manual: a double click is enough.
if not exist "%~dp0start.ps1" (
  echo Unpack the whole zip file first, then start this file from its folder.
  pause
  exit /b 1
)
powershell -NoProfile -ExecutionPolicy Bypass -File "%~dp0start.ps1"
if errorlevel 1 pause
