# Serves this copy to the browsers of this machine with what Windows has; start.cmd starts it.
param([int]$Port = 8055)
$root = Split-Path -Parent $MyInvocation.MyCommand.Path
$site = (Get-ChildItem -LiteralPath $root -Directory | Where-Object { Test-Path -LiteralPath (Join-Path $_.FullName '404.html') } | Select-Object -First 1).Name
if (-not $site) { Write-Host 'The manual is not beside this script. Unpack the whole zip file, and start the script from its folder.'; exit 1 }
$types = @{
  '.css' = 'text/css; charset=utf-8'; '.html' = 'text/html; charset=utf-8'; '.ico' = 'image/x-icon'
  '.js' = 'text/javascript; charset=utf-8'; '.mjs' = 'text/javascript; charset=utf-8'; '.json' = 'application/json'
  '.md' = 'text/markdown; charset=utf-8'; '.pdf' = 'application/pdf'; '.png' = 'image/png'; '.svg' = 'image/svg+xml'
  '.txt' = 'text/plain; charset=utf-8'; '.webp' = 'image/webp'; '.woff2' = 'font/woff2'; '.xml' = 'text/xml; charset=utf-8'
  '.yaml' = 'text/yaml; charset=utf-8'
}
$listener = $null
$reason = ''
foreach ($try in $Port..($Port + 20)) {
  try {
    $listener = New-Object System.Net.HttpListener -ErrorAction Stop
    $listener.Prefixes.Add("http://localhost:$try/")
    $listener.Start()
    $Port = $try
    break
  } catch {
    $listener = $null
    $reason = $_.Exception.Message
  }
}
if (-not $listener) { Write-Host "The manual can't be served. $reason"; exit 1 }
$address = "http://localhost:$Port/$site/"
Write-Host "The manual is at $address  (close this window to end it)"
try { Start-Process $address } catch { Write-Host 'Open this address in a browser.' }
$inside = $root.TrimEnd('\', '/') + [IO.Path]::DirectorySeparatorChar
while ($listener.IsListening) {
  $context = $listener.GetContext()
  $response = $context.Response
  try {
    $name = [Uri]::UnescapeDataString($context.Request.Url.AbsolutePath).TrimStart('/', '\')
    $file = $null
    try { $file = [IO.Path]::GetFullPath([IO.Path]::Combine($root, $name)) } catch { }
    if ($file -and [IO.Directory]::Exists($file)) { $file = [IO.Path]::Combine($file, 'index.html') }
    if (-not $file -or -not $file.StartsWith($inside, [StringComparison]::OrdinalIgnoreCase) -or -not [IO.File]::Exists($file)) {
      $response.StatusCode = 404
      $file = [IO.Path]::Combine($root, $site, '404.html')
    }
    $type = $types[[IO.Path]::GetExtension($file)]
    if (-not $type) { $type = 'application/octet-stream' }
    $response.ContentType = $type
    $response.Headers.Add('Cache-Control', 'no-cache')
    $bytes = [IO.File]::ReadAllBytes($file)
    $response.ContentLength64 = $bytes.Length
    if ($context.Request.HttpMethod -ne 'HEAD') { $response.OutputStream.Write($bytes, 0, $bytes.Length) }
    $response.Close()
  } catch {
    # The browser has closed the connection, or the file can't be read: the next request is served all the same.
    $response.Abort()
  }
}
