import {capitalized, jsonLines, TIMEOUT, type Request} from './request';

/**
 * A request as a program of top-level statements: an exception that nothing catches ends it with another code than 0. A raw
 * string can hold any JSON, which never has three quotes in a row.
 */
export function csharp({method, url, body, contentType}: Request): string {
  const content =
    body === undefined
      ? ''
      : `
{
    Content = new StringContent("""
        ${jsonLines(body, 8)}
        """, null, "${contentType}"),
}`;
  return `using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(${TIMEOUT}) };
using var response = await client.SendAsync(new(HttpMethod.${capitalized(method)}, "${url}")${content});
var text = await response.Content.ReadAsStringAsync();
if (!response.IsSuccessStatusCode) throw new HttpRequestException($"{(int)response.StatusCode} {text}");
Console.WriteLine(text);`;
}
