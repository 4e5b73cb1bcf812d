import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { tableRows } from './database';
import type { TestApp } from './testApp';

// Fixed rows that are restored before every generated request, so that a failing request fails again.

export const GENERATED_PASSWORD = 'Gleaning-7-fields';
export const RESET_TOKEN = 'the-link-of-a-mail-for-a-new-password';
export const VERIFICATION_TOKEN = 'the-link-of-a-mail-for-an-address';

/** Ids that no sequence reaches in these tests. */
export const GENERATED_ROOM_ID = 1_000_001;
export const GENERATED_THEME_ID = 1_000_002;
export const GENERATED_FLAG_ID = 1_000_003;
export const GENERATED_NOTE_ID = 1_000_004;
export const GENERATED_ACHIEVEMENT_ID = 1_000_005;
export const RELATIONSHIP_ID = 1_000_006;
export const RUTH_IDS = { post: 1_000_010, request: 1_000_011, comment: 1_000_012 };
export const BOAZ_IDS = { post: 1_000_020, request: 1_000_021 };

export const GENERATED_USERS = {
  ruth: { id: '11111111-1111-4111-8111-111111111111', email: 'ruth@example.org', token: 'ruth-at-the-well' },
  boaz: { id: '22222222-2222-4222-8222-222222222222', email: 'boaz@example.org', token: 'boaz-in-the-barn' },
  naomi: {
    id: '33333333-3333-4333-8333-333333333333',
    email: 'naomi@example.org',
    token: 'naomi-at-the-gate',
  },
};

/** The id of Ruth's other session in the list of devices. */
export const GENERATED_DEVICE_ID = digest(`device ${digest('ruth-at-home')}`).slice(0, 16);

/** Restores all rows, whatever the last request deleted or wrote. */
export async function restoreRows({ db }: TestApp): Promise<void> {
  await tableRows(db, `do $world$ begin ${await statements()} end $world$`);
}

/** A password hash with low cost parameters, which is cheap to verify. */
const cheapHash = hash(GENERATED_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

async function statements(): Promise<string> {
  const { ruth, boaz, naomi } = GENERATED_USERS;
  const password = await cheapHash;
  const person = ({ id, email }: typeof ruth, isModerator: boolean) =>
    `('${id}', '${email}', '${password}', '${email.split('@')[0]}', 'of Bethlehem', ${isModerator}, now() - interval '9 days', now())`;
  const session = (token: string, { id }: typeof ruth) =>
    `('${digest(token)}', '${id}', '{"signedInAt": "${new Date().toISOString()}"}', now() + interval '30 days')`;
  return [
    // Deleting users cascades to everything they own.
    'delete from users; delete from rooms; delete from weekly_themes; delete from password_resets',
    `delete from moderation_log; delete from outbox; delete from achievements where id = ${GENERATED_ACHIEVEMENT_ID}`,
    `insert into users (id, email, password, first_name, last_name, is_moderator, created_at, rules_agreed_at)
       values ${person(ruth, false)}, ${person(boaz, false)}, ${person(naomi, true)}`,
    `insert into sessions (sid, user_id, sess, expire)
       values ${session(ruth.token, ruth)}, ${session('ruth-at-home', ruth)}, ${session(boaz.token, boaz)},
         ${session(naomi.token, naomi)}`,
    `insert into password_resets (email, token, expires_at)
       values ('${ruth.email}', '${digest(RESET_TOKEN)}', now() + interval '30 minutes')`,
    `insert into email_verifications (user_id, email, token, expires_at)
       values ('${ruth.id}', '${ruth.email}', '${digest(VERIFICATION_TOKEN)}', now() + interval '2 days')`,
    `insert into weekly_themes (id, title, description, week_start, week_end, active) overriding system value
       values (${GENERATED_THEME_ID}, 'Wells', '<p>Wells in dry places.</p>', '2026-11-16', '2026-11-22', true)`,
    `insert into rooms (id, name, type, active_theme_id) overriding system value
       values (${GENERATED_ROOM_ID}, 'The gate', 'walking_together', ${GENERATED_THEME_ID})`,
    `insert into posts (id, room_id, user_id, content, type) overriding system value
       values (${RUTH_IDS.post}, ${GENERATED_ROOM_ID}, '${ruth.id}', 'Whither thou goest (Ruth 1:16)', 'message'),
         (${RUTH_IDS.request}, ${GENERATED_ROOM_ID}, '${ruth.id}', 'For my mother in law', 'prayer_request'),
         (${BOAZ_IDS.post}, ${GENERATED_ROOM_ID}, '${boaz.id}', 'The barley is in', 'message'),
         (${BOAZ_IDS.request}, ${GENERATED_ROOM_ID}, '${boaz.id}', 'For the elders', 'prayer_request')`,
    `insert into comments (id, post_id, user_id, content) overriding system value
       values (${RUTH_IDS.comment}, ${BOAZ_IDS.post}, '${ruth.id}', 'Let me glean')`,
    `insert into reactions (post_id, user_id) values (${BOAZ_IDS.post}, '${ruth.id}')`,
    `insert into reports (reporter_id, post_id, reason) values ('${boaz.id}', ${RUTH_IDS.post}, 'worried')`,
    `insert into moderator_notes (id, user_id, act, kind, excerpt) overriding system value
       values (${GENERATED_NOTE_ID}, '${ruth.id}', 'keep', 'post', 'Whither')`,
    `insert into answer_flags (id, user_id, surface, about, source) overriding system value
       values (${GENERATED_FLAG_ID}, '${ruth.id}', 'study', 'Ruth 1', 'written')`,
    `insert into relationships (id, user_id, name, category, frequency, energy) overriding system value
       values (${RELATIONSHIP_ID}, '${ruth.id}', 'Naomi', 'family', 7, 1)`,
    `insert into achievements (id, name, description, badge_color, category, required_points, icon)
       overriding system value
       values (${GENERATED_ACHIEVEMENT_ID}, 'Generated', 'For being there', 'gold', 'engagement', 0, 'star')`,
  ]
    .map((statement) => `${statement};`)
    .join('\n');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
