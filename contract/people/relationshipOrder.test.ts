import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FREQUENCIES } from './relationshipLimits';
import { calendarDayNumber, dueDayOf, nextToPrayFor, wasPrayedForOn } from './relationshipOrder';

const TODAY = calendarDayNumber(new Date(2026, 10, 21));

/** Returns an ISO timestamp this many days and hours before 8:15 p.m. today. */
function ago(days: number, hours = 0): string {
  return new Date(2026, 10, 21 - days, 20 - hours, 15).toISOString();
}

const someone = fc.record({
  frequency: fc.constantFrom(...FREQUENCIES),
  prayedAt: fc.option(fc.nat({ max: 200 }).map((days) => ago(days))),
  createdAt: fc.nat({ max: 400 }).map((days) => ago(days)),
});

const list = fc
  .array(someone, { maxLength: 30 })
  .map((people) => people.map((person, index) => ({ ...person, id: index + 1 })));

test('nextToPrayFor returns a person who has been due longest, or null if no one is due', () => {
  fc.assert(
    fc.property(list, (people) => {
      const next = nextToPrayFor(people, TODAY);
      const due = people.filter(
        ({ prayedAt, ...one }) => !prayedAt || dueDayOf({ prayedAt, ...one }) <= TODAY,
      );
      expect(next === null).toBe(due.length === 0);
      if (!next) return;
      expect(due).toContain(next);
      expect(wasPrayedForOn(TODAY, next)).toBe(false);
      expect(Math.min(...due.map(dueDayOf))).toBe(dueDayOf(next));
    }),
  );
});

test('the next person to pray for does not depend on the order of the list', () => {
  fc.assert(
    fc.property(list, fc.infiniteStream(fc.nat()), (people, numbers) => {
      const shuffled = people
        .map((person) => ({ person, place: numbers.next().value as number }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ person }) => person);
      expect(nextToPrayFor(shuffled, TODAY)).toEqual(nextToPrayFor(people, TODAY));
    }),
  );
});

test('if N people are due, a user who prays for one person a day has prayed for all of them after N days', () => {
  fc.assert(
    fc.property(list, (people) => {
      const due = people.filter(
        ({ prayedAt, ...one }) => !prayedAt || dueDayOf({ prayedAt, ...one }) <= TODAY,
      );
      const reached = new Set<number>();
      let current = people;
      for (let day = 0; day < due.length; day += 1) {
        const next = nextToPrayFor(current, TODAY + day);
        if (!next) continue;
        reached.add(next.id);
        current = current.map((one) => (one.id === next.id ? { ...one, prayedAt: ago(-day) } : one));
      }
      for (const { id } of due) expect(reached).toContain(id);
    }),
  );
});

test('a person with the frequency “every day” is due once per calendar day, not every 24 hours', () => {
  const naomi = { id: 1, frequency: 1 as const, prayedAt: ago(1), createdAt: ago(9) };

  expect(nextToPrayFor([naomi], TODAY)).toBe(naomi);
  expect(nextToPrayFor([{ ...naomi, prayedAt: ago(0, 20) }], TODAY)).toBeNull();
});

test('a person is due again after 7 days (every week), 30 (every month) or 90 (now and then)', () => {
  for (const [frequency, days] of [
    [7, 7],
    [30, 30],
    [0, 90],
  ] as const) {
    const boaz = { id: 2, frequency, createdAt: ago(400) };
    expect(nextToPrayFor([{ ...boaz, prayedAt: ago(days - 1) }], TODAY)).toBeNull();
    expect(nextToPrayFor([{ ...boaz, prayedAt: ago(days) }], TODAY)).not.toBeNull();
  }
});

test('a new person is due at once, even if the device clock is slow', () => {
  const orpah = { id: 3, frequency: 30 as const, prayedAt: null, createdAt: ago(-2) };

  expect(nextToPrayFor([orpah], TODAY)).toBe(orpah);
});
