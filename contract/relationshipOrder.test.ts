import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FREQUENCIES } from './relationshipLimits';
import { dayOf, isPrayedOn, nextOf, turnOf } from './relationshipOrder';

const TODAY = dayOf(new Date(2026, 10, 21));

/** A moment so many days and hours before tonight, as the server says it. */
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

test('who is next is somebody whose turn has come, and nobody’s came before hers', () => {
  fc.assert(
    fc.property(list, (people) => {
      const next = nextOf(people, TODAY);
      const waiting = people.filter(
        ({ prayedAt, ...one }) => !prayedAt || turnOf({ prayedAt, ...one }) <= TODAY,
      );
      expect(next === null).toBe(waiting.length === 0);
      if (!next) return;
      expect(waiting).toContain(next);
      expect(isPrayedOn(TODAY, next)).toBe(false);
      expect(Math.min(...waiting.map(turnOf))).toBe(turnOf(next));
    }),
  );
});

test('who is next does not hang on the order in which the list comes', () => {
  fc.assert(
    fc.property(list, fc.infiniteStream(fc.nat()), (people, numbers) => {
      const shuffled = people
        .map((person) => ({ person, place: numbers.next().value as number }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ person }) => person);
      expect(nextOf(shuffled, TODAY)).toEqual(nextOf(people, TODAY));
    }),
  );
});

test('who prays for one a day has prayed, in as many days, for everybody who was waiting', () => {
  fc.assert(
    fc.property(list, (people) => {
      const waiting = people.filter(
        ({ prayedAt, ...one }) => !prayedAt || turnOf({ prayedAt, ...one }) <= TODAY,
      );
      const reached = new Set<number>();
      let known = people;
      for (let day = 0; day < waiting.length; day += 1) {
        const next = nextOf(known, TODAY + day);
        if (!next) continue;
        reached.add(next.id);
        known = known.map((one) => (one.id === next.id ? { ...one, prayedAt: ago(-day) } : one));
      }
      for (const { id } of waiting) expect(reached).toContain(id);
    }),
  );
});

test('each day is each morning and not each twenty-four hours', () => {
  const naomi = { id: 1, frequency: 1 as const, prayedAt: ago(1), createdAt: ago(9) };

  expect(nextOf([naomi], TODAY)).toBe(naomi);
  expect(nextOf([{ ...naomi, prayedAt: ago(0, 20) }], TODAY)).toBeNull();
});

test('each week, each month and now and then come back after a week, a month and a season', () => {
  for (const [frequency, days] of [
    [7, 7],
    [30, 30],
    [0, 90],
  ] as const) {
    const boaz = { id: 2, frequency, createdAt: ago(400) };
    expect(nextOf([{ ...boaz, prayedAt: ago(days - 1) }], TODAY)).toBeNull();
    expect(nextOf([{ ...boaz, prayedAt: ago(days) }], TODAY)).not.toBeNull();
  }
});

test('of somebody new it is the turn at once, also when the clock of the device is slow', () => {
  const orpah = { id: 3, frequency: 30 as const, prayedAt: null, createdAt: ago(-2) };

  expect(nextOf([orpah], TODAY)).toBe(orpah);
});
