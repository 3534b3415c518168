import { expect, test } from 'vitest';
import { raidByIcons } from '#test/raid-by-icons';
import { CATACLYSM_BUFFS } from '../eras/cataclysm/buffs';
import { allDoubts, isCertain, isCertainIfChosen, sourceDoubts } from './doubt';

const sourceNamed = (spell: string, spec?: string) => {
  const [source] = CATACLYSM_BUFFS.categories
    .flatMap(({ sources }) => sources)
    .filter((each) => each.spell === spell && (spec === undefined || each.spec === spec));
  if (!source) throw new Error(`no source is called ${spell}`);
  return source;
};

test.each([
  { spell: 'Mark of the Wild', doubts: [], why: 'nothing, for a spell of the class' },
  { spell: 'Rampage', doubts: [], why: 'nothing, for a talent that the spec always takes' },
  { spell: 'Flametongue Totem', doubts: [], why: 'nothing, for the only fire totem that counts' },
  { spell: 'Mana Tide Totem', doubts: [], why: 'nothing, for a totem of seconds' },
  { spell: 'Demoralizing Shout', doubts: [], why: 'nothing, for a shout beside the others' },
  { spell: 'Furious Howl', doubts: ['pet'], why: 'the pet' },
  { spell: 'Blood Pact', doubts: ['pet', 'dispute'], why: 'the pet and the disputed spell' },
  { spell: 'Waylay', doubts: ['talent'], why: 'the talent' },
  { spell: 'Infected Wounds', spec: 'Feral', doubts: ['talent'], why: 'the talent, for a cat' },
  { spell: 'Infected Wounds', spec: 'Guardian', doubts: [], why: 'nothing, for a bear' },
  { spell: 'Thunder Clap', doubts: ['dispute'], why: 'the spell, on which lists disagree' },
  { spell: 'Blessing of Kings', doubts: ['choice'], why: 'the choice' },
])('$spell is only possible because of $why', ({ spell, spec, doubts }) => {
  const source = sourceNamed(spell, spec);
  expect(sourceDoubts(source)).toEqual(doubts);
  expect(isCertain(source)).toBe(doubts.length === 0);
  expect(isCertainIfChosen(source)).toBe(doubts.every((doubt) => doubt === 'choice'));
});

test('each doubt about the providers is listed once', () => {
  const [raider] = raidByIcons(['Druid']);
  if (!raider) throw new Error('One icon is one raider');
  const points = { tree: 'Balance', least: 31 };
  const byPoints = { spell: 'Moonkin Aura', id: 1, by: 'druid', byPoints: points } as const;
  const pet = { spell: 'Howl', id: 2, by: 'druid', pet: 'Wolf' } as const;
  expect(sourceDoubts(byPoints)).toEqual(['points']);
  const asked = [[byPoints, pet], [pet]].map((sources) => ({ raider, sources }));
  expect(allDoubts(asked)).toEqual(['points', 'pet']);
});
