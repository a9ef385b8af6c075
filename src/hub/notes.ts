/** Open questions about the behavior of a hub that the practice hub had to decide; IDs of `docs/_data/questions`. */
export const noteIds = [
  'rest-invalid-input',
  'rest-value-in-between',
  'rest-ease-without-curve',
  'rest-second-change',
  'rest-function-arguments',
  'rest-load-target',
  'rest-item-fields',
  'rest-channel-ids',
  'button-sends-fields',
  'rest-external-data',
  'rest-delete-on-air',
  'rest-newsroom-ids',
  'rest-first-renderer',
  'rest-launch-steps',
] as const;

/** One of these IDs. */
export type NoteId = (typeof noteIds)[number];

/** The header that names the open questions that a response touches. */
export const NOTE_HEADER = 'Practice-Hub-Unpublished';

/** The header that says why a call was refused. */
export const REASON_HEADER = 'X-Practice-Hub-Reason';
