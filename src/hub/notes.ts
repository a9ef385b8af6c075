/** Assumptions of the practice hub; IDs of `docs/_data/questions`. */
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

export type NoteId = (typeof noteIds)[number];

export const NOTE_HEADER = 'Practice-Hub-Unpublished';

export const REASON_HEADER = 'X-Practice-Hub-Reason';
