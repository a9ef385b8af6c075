import {quoted} from '../../shared/escape';
import type {Logged} from './client';

export function scriptOf(log: readonly Logged[]): string {
  const calls = log.map(({sent: {method, path, body}, reply}) => {
    const words = [
      'curl --fail-with-body --max-time 10',
      ...(method === 'GET' ? [] : [`--request ${method}`]),
      `"$hub"${quoted(path)}`,
    ];
    const sent =
      body.trim() === '' || method === 'GET'
        ? []
        : [`--header 'Content-Type: application/json' \\\n  --data ${quoted(body)}`];
    return `# ${reply.status}\n${[...words, ...sent].join(' ')}\n`;
  });
  return ['#!/usr/bin/env bash', '# The address of a hub.', 'hub="${HUB:-http://localhost:8080}"', '', ...calls].join(
    '\n',
  );
}
