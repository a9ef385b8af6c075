import {capitalized, jsonLines, TIMEOUT, type Request} from './request';

/**
 * A request as a script: `throw` ends PowerShell with 1. The body is a here-string, which ends at a line that begins with
 * `'@`; no line of JSON does.
 */
export function powershell({method, url, body, contentType}: Request): string {
  const content =
    body === undefined ? '' : `\n  ContentType = '${contentType}; charset=utf-8'\n  Body = @'\n${jsonLines(body)}\n'@`;
  return `$ErrorActionPreference = 'Stop'
$request = @{
  Method = '${capitalized(method)}'
  Uri = '${url}'${content}
  TimeoutSec = ${TIMEOUT}
  SkipHttpErrorCheck = $true
}
$response = Invoke-WebRequest @request
if ($response.StatusCode -ge 400) { throw "$($response.StatusCode) $($response.Content)" }
$response.Content`;
}
