import { DECLARATION_ADDS, LIVING_ADDS, PILLARS } from '#content/blueprint/blueprint';
import { ASSIGNMENTS, DEFAULT_ASSIGNMENTS } from '#content/blueprint/blueprintAssignments';
import type { Tone } from '#content/blueprint/blueprintTypes';
import { type Blueprint, type BlueprintSection, type IdentityResponse, TRUTH_IDS } from '#contract/identity';
import { composeBlueprint } from '#server/identity/blueprint';
import type { Answers } from './blueprintAnswers';
import { scripture } from './openedScripture';

/** Composes the Blueprint of these answers. Passes them in the order in which the database returns the rows. */
export function composeSample(answers: Answers): Blueprint {
  return composeBlueprint(scripture, sampleResponses(answers), NO_EDITS);
}

export function sampleResponses(answers: Answers): IdentityResponse[] {
  return [...TRUTH_IDS]
    .sort()
    .flatMap((truthId) =>
      (answers[truthId] ?? []).flatMap((response, questionIndex) =>
        response === '' ? [] : [{ truthId, questionIndex, response }],
      ),
    );
}

export function sectionsOf({ declaration, pillars, assignment, living }: Blueprint): BlueprintSection[] {
  return [declaration, ...pillars, assignment, living];
}

const NO_EDITS: ReadonlyMap<string, string> = new Map();

/** Returns the mood of each section, derived from the lines that were added to it. */
export function moodsOf(blueprint: Blueprint) {
  const { declaration, pillars } = blueprint;
  return {
    declaration: moodAmong(DECLARATION_ADDS, (line) => isSaid(declaration, line)),
    pillars: pillars.map((section, at) =>
      moodAmong((PILLARS[at] as (typeof PILLARS)[number]).adds, ({ line }) => isSaid(section, line)),
    ),
    living: livingMood(blueprint),
  };
}

export function livingMood({ living }: Blueprint): Tone {
  return moodAmong(LIVING_ADDS, (line) => isSaid(living, line));
}

function moodAmong<Mood extends Tone, Line>(
  lines: Record<Mood, readonly Line[]>,
  isThere: (line: Line) => boolean,
): Tone {
  return (Object.keys(lines) as Mood[]).find((mood) => lines[mood].some(isThere)) ?? 'plain';
}

function isSaid({ sentences }: BlueprintSection, line: string): boolean {
  return sentences.some(({ text }) => text === line);
}

export function assignedTo(answers: Answers) {
  const all = [...ASSIGNMENTS, ...DEFAULT_ASSIGNMENTS];
  return composeSample(answers).assignment.sentences.map(
    ({ text }) => all.find(({ title, line }) => text === `${title}. ${line}`)?.id,
  );
}
