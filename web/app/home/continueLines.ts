import { TRUTHS } from '#content/truths';
import type { Notice } from '#contract/community/notices';
import type { Room } from '#contract/community/posts';
import type { Theme } from '#contract/community/themes';
import { type IdentityResponse, QUESTION_COUNTS } from '#contract/identity';
import { calendarDayNumber, nextToPrayFor } from '#contract/people/relationshipOrder';
import type { Relationship } from '#contract/people/relationships';
import { noticeText } from '#web/community/notices/noticeText';
import { postUrl } from '#web/community/shared/communityUrls';

/** A line on the home page that links to something that the user began or saved. */
export type ContinueLine = { label: string; text: string; href: string };

/** What the lines are made from. A missing part has no line. */
export type ContinueSources = {
  reflections: readonly { created: number; summary: string }[];
  responses: readonly IdentityResponse[] | undefined;
  relationships: readonly Relationship[] | undefined;
  theme: Theme | null | undefined;
  rooms: readonly Room[] | undefined;
  notices: readonly Notice[] | undefined;
};

const MAX_LINES = 3;

/** Returns at most three lines. None of them says what the user has not done. */
export function continueLines(sources: ContinueSources, now: Date): ContinueLine[] {
  const lines = [
    noticeLine(sources.notices ?? []),
    reflectionLine(sources.reflections, now),
    identityLine(sources.responses ?? []),
    personLine(sources.relationships ?? [], now),
    themeLine(sources.theme, sources.rooms ?? []),
  ];
  return lines.filter((line) => line !== null).slice(0, MAX_LINES);
}

/** The newest response to the user that they have not seen yet. */
function noticeLine(notices: readonly Notice[]): ContinueLine | null {
  const notice = notices.find(({ unread }) => unread);
  return notice
    ? {
        label: 'For you',
        text: noticeText(notice),
        href: postUrl({ id: notice.postId, roomId: notice.roomId }),
      }
    : null;
}

/** A reflection that was saved on this day of an earlier year. */
function reflectionLine(reflections: ContinueSources['reflections'], now: Date): ContinueLine | null {
  const found = reflections.find(({ created }) => isAnniversary(new Date(created), now));
  return found ? { label: 'On this day, you saved', text: found.summary, href: '/sanctuary/journal' } : null;
}

function isAnniversary(day: Date, now: Date): boolean {
  return (
    day.getMonth() === now.getMonth() &&
    day.getDate() === now.getDate() &&
    day.getFullYear() < now.getFullYear()
  );
}

/** The first truth with some answers, but not all. */
function identityLine(responses: readonly IdentityResponse[]): ContinueLine | null {
  const begun = TRUTHS.find(({ id }) => {
    const answered = responses.filter(({ truthId }) => truthId === id).length;
    return answered > 0 && answered < QUESTION_COUNTS[id];
  });
  return begun
    ? { label: 'Where you left off', text: begun.title, href: `/identity?truth=${begun.id}` }
    : null;
}

function personLine(relationships: readonly Relationship[], now: Date): ContinueLine | null {
  const person = nextToPrayFor(relationships, calendarDayNumber(now));
  return person ? { label: 'Someone to pray for', text: person.name, href: '/people' } : null;
}

function themeLine(theme: ContinueSources['theme'], rooms: readonly Room[]): ContinueLine | null {
  const room = rooms.find(({ type }) => type === 'walking_together');
  return theme && room
    ? { label: 'Walking together this week', text: theme.title, href: `/community?room=${room.id}` }
    : null;
}
