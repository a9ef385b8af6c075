import {highlight, type CodeLanguage} from '../../shared/highlight';
import {sampleWriters} from '../samples';
import {colorSample} from '../samples/color';
import type {Request} from '../samples/request';
import {languages, type Code, type Language} from '../types';

/** A sample with its colors. */
export const toCode = (text: string, language: CodeLanguage): Code => ({text, html: highlight(text, language)});

/** Writes a request in every language of the reference, as text and as colored HTML. */
export function callSamples(request: Request): Record<Language, Code> {
  const entries = languages.map(({id}) => {
    const text = sampleWriters[id](request);
    return [id, {text, html: colorSample(text, id)}];
  });
  return Object.fromEntries(entries) as Record<Language, Code>;
}
