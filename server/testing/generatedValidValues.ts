import fc from 'fast-check';
import { HISTORY_MAX, MESSAGE_MAX } from '#contract/chatLimits';
import { ID_MAX } from '#contract/fields/limits';
import type { JsonSchema, OpenApiCall } from './generatedCalls';
import {
  BOAZ_IDS,
  GENERATED_ACHIEVEMENT_ID,
  GENERATED_DEVICE_ID,
  GENERATED_FLAG_ID,
  GENERATED_NOTE_ID,
  GENERATED_PASSWORD,
  GENERATED_ROOM_ID,
  GENERATED_THEME_ID,
  GENERATED_USERS,
  RELATIONSHIP_ID,
  RESET_TOKEN,
  RUTH_IDS,
  VERIFICATION_TOKEN,
} from './generatedRows';

/** Generates valid values for a property. Chooses them by operation; if none fit, by property name, then by type. */
export function validValue(call: OpenApiCall, name: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  return BY_CALL[call.name]?.[name] ?? BY_NAME[name] ?? ofType(schema);
}

/** Meaningless text in any script, sometimes of the maximum length. */
function words(max: number): fc.Arbitrary<string> {
  return fc
    .oneof(
      { arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }), weight: 4 },
      { arbitrary: fc.constant('s'.repeat(max)), weight: 1 },
      { arbitrary: fc.constant('\u{1F54A}'.repeat(max)), weight: 1 },
    )
    .map((text) => `Selah ${text.replaceAll('\0', '')}`.slice(0, max).toWellFormed().trim());
}

const newPassword = fc.stringMatching(/^[A-Z][a-z]{6}[0-9]{1,30}$/);
const messages = fc
  .array(fc.record({ role: fc.constantFrom('user', 'assistant'), content: words(MESSAGE_MAX) }), {
    maxLength: HISTORY_MAX - 1,
  })
  .chain((before) => words(MESSAGE_MAX).map((content) => [...before, { role: 'user', content }]));

const BY_NAME: Record<string, fc.Arbitrary<unknown>> = {
  anonymous: fc.constant(false),
  before: fc.integer({ min: 1, max: ID_MAX }),
  context: fc.integer({ min: 0, max: 176 }),
  country: fc.stringMatching(/^[A-Z]{2}$/),
  conversationHistory: fc.array(
    words(MESSAGE_MAX).map((text) => `user: ${text}`),
    { maxLength: HISTORY_MAX },
  ),
  currentPassword: fc.constant(GENERATED_PASSWORD),
  description: words(2000).map((text) => `<p>Selah <b>${text.replace(/[<&]/g, '')}</b></p>`),
  email: fc.stringMatching(/^[a-z0-9]{1,40}@[a-z]{1,20}\.org$/),
  figureId: fc.constantFrom('david', 'ruth'),
  'idempotency-key': fc.stringMatching(/^[A-Za-z0-9_-]{8,80}$/),
  ids: fc.uniqueArray(fc.constantFrom(GENERATED_NOTE_ID, 1, ID_MAX)),
  messages,
  newPassword,
  password: newPassword,
  q: words(200),
  questionIndex: fc.integer({ min: 0, max: 2 }),
  reference: fc.constantFrom('John 3:16', 'Psalm 119', 'Ruth 1:16-17; 2:4', 'Jude', '1 Cor 13'),
  roomId: fc.constant(GENERATED_ROOM_ID),
  section: fc.constantFrom('declaration', 'pillar.gifted', 'assignment', 'living'),
  symbolName: fc.constantFrom('Water', 'Snake', 'An unknown symbol'),
  userId: fc.constant(GENERATED_USERS.boaz.id),
  verse: fc.constantFrom('John 3:16', 'Psalm 119:105', 'Ruth 1:16', '3 John 2'),
  weekEnd: fc.constantFrom('2026-11-29T00:00:00Z', '2026-11-29T23:59:59.999+02:00'),
  weekStart: fc.constantFrom('2026-11-23T00:00:00Z', '2026-11-23T00:00:00-11:30'),
  word: fc.integer({ min: 0, max: 5 }),
};

/** Ids and credentials of existing rows, so that a call can succeed. */
const BY_CALL: Record<string, Record<string, fc.Arbitrary<unknown>>> = {
  'post /api/auth/login': {
    email: fc.constant(GENERATED_USERS.ruth.email),
    password: fc.constant(GENERATED_PASSWORD),
  },
  'post /api/auth/reset-password': { token: fc.constant(RESET_TOKEN) },
  'post /api/auth/verify-email': { token: fc.constant(VERIFICATION_TOKEN) },
  'post /api/auth/delete-account': { password: fc.constant(GENERATED_PASSWORD) },
  'delete /api/auth/devices/{id}': { id: fc.constant(GENERATED_DEVICE_ID) },
  'get /api/community/posts/{id}': { id: fc.constantFrom(RUTH_IDS.post, BOAZ_IDS.request) },
  'put /api/community/posts/{id}': { id: fc.constant(RUTH_IDS.post) },
  'delete /api/community/posts/{id}': { id: fc.constantFrom(RUTH_IDS.post, RUTH_IDS.request) },
  'put /api/community/posts/{id}/answered': { id: fc.constant(RUTH_IDS.request) },
  'get /api/community/posts/{id}/comments': { id: fc.constantFrom(RUTH_IDS.post, BOAZ_IDS.post) },
  'post /api/community/comments': { postId: fc.constant(BOAZ_IDS.post) },
  'put /api/community/comments/{id}': { id: fc.constant(RUTH_IDS.comment) },
  'delete /api/community/comments/{id}': { id: fc.constant(RUTH_IDS.comment) },
  'post /api/community/reactions': { postId: fc.constantFrom(RUTH_IDS.post, BOAZ_IDS.post) },
  'delete /api/community/reactions/{postId}': { postId: fc.constantFrom(RUTH_IDS.post, BOAZ_IDS.post) },
  'post /api/community/prayers': { postId: fc.constant(BOAZ_IDS.request) },
  'post /api/community/reports': { kind: fc.constant('post'), id: fc.constant(BOAZ_IDS.post) },
  'put /api/relationships/{id}': { id: fc.constant(RELATIONSHIP_ID) },
  'delete /api/relationships/{id}': { id: fc.constant(RELATIONSHIP_ID) },
  'post /api/relationships/{id}/prayed': { id: fc.constant(RELATIONSHIP_ID) },
  'delete /api/relationships/{id}/prayed': { id: fc.constant(RELATIONSHIP_ID) },
  'put /api/guide/flags/{id}': { id: fc.constant(GENERATED_FLAG_ID) },
  'post /api/gamification/achievements/{id}/claim': { id: fc.constant(GENERATED_ACHIEVEMENT_ID) },
  'post /api/admin/queue': {
    kind: fc.constant('post'),
    id: fc.constant(RUTH_IDS.post),
    // Leaves out `warn`, which needs a note.
    act: fc.constantFrom('keep', 'hide', 'remove'),
  },
  'delete /api/admin/posts/{id}': { id: fc.constant(BOAZ_IDS.post) },
  'delete /api/admin/comments/{id}': { id: fc.constant(RUTH_IDS.comment) },
  'put /api/admin/themes/{id}': { id: fc.constant(GENERATED_THEME_ID) },
  'put /api/admin/themes/{id}/activate': { id: fc.constant(GENERATED_THEME_ID) },
};

function ofType({ type, enum: names, minimum = 0, maximum = 1000, maxLength = 100 }: JsonSchema) {
  if (names) return fc.constantFrom(...names);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return fc.integer({ min: minimum, max: maximum });
  return words(maxLength);
}
