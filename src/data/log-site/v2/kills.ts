import * as v from 'valibot';
import { NotFoundBySignIn, SearchNeedsKey } from '../failure-kinds';
import { NotInV2 } from './not-in-v2';
import { QueryFailed, requestGraphQL } from './request-graphql';
import { Later, type V1Request, type V2Options } from './v1-request';

const ZONE = `query Zone($zone: Int!) {
  worldData { zone(id: $zone) { encounters { id name } difficulties { id sizes } } }
}`;

const Id = v.pipe(v.number(), v.integer());

const Zone = v.object({
  worldData: v.object({
    zone: v.object({
      encounters: v.array(v.object({ id: Id, name: v.string() })),
      difficulties: v.array(v.object({ id: Id, sizes: v.nullish(v.array(Id), []) })),
    }),
  }),
});

const Rankings = v.object({
  ranks: v.array(
    v.object({
      report: v.object({ code: Later, fightID: Later }),
      spec: Later,
      rankPercent: Later,
      startTime: Later,
    }),
  ),
});

const Character = v.object({
  characterData: v.object({
    character: v.nullable(
      v.looseObject({ name: v.string(), hidden: v.nullish(v.boolean(), false) }),
    ),
  }),
});

/** A boss in one difficulty and size. */
interface RankedBoss {
  alias: string;
  encounter: { id: number; name: string };
  difficulty: number;
  size: number | undefined;
}

/** Fetches `parses/character/NAME/REALM/REGION?zone=ZONE`, boss by boss as v2 ranks them. */
export async function requestKills(
  { parts, query }: V1Request,
  options: V2Options,
): Promise<unknown> {
  const [name, realm, region] = parts;
  const bosses = await requestRankedBosses(Number(query.get('zone')), options);
  const rankings = bosses.map(
    ({ alias, encounter, difficulty, size }) =>
      `${alias}: encounterRankings(encounterID: ${encounter.id}, difficulty: ${difficulty}${size ? `, size: ${size}` : ''})`,
  );
  const killsQuery = `query Kills($name: String!, $realm: String!, $region: String!) {
    characterData {
      character(name: $name, serverSlug: $realm, serverRegion: $region) {
        name hidden ${rankings.join(' ')}
      }
    }
  }`;
  const { token, signal } = options;
  const variables = { name, realm, region };
  const data = await requestGraphQL({ query: killsQuery, variables, token, signal }).catch(
    toNotInV2,
  );
  const read = v.safeParse(Character, data);
  if (!read.success) throw new NotInV2(new SearchNeedsKey());
  const { character } = read.output.characterData;
  // The sign-in host knows characters of its own games only.
  if (!character) throw new NotInV2(new NotFoundBySignIn());
  if (character.hidden) return { hidden: true };
  return bosses.flatMap((boss) => {
    const ranked = v.safeParse(Rankings, character[boss.alias]);
    return ranked.success ? ranked.output.ranks.map(toParse(character.name, boss)) : [];
  });
}

async function requestRankedBosses(
  zone: number,
  { token, signal }: V2Options,
): Promise<RankedBoss[]> {
  const data = await requestGraphQL({ query: ZONE, variables: { zone }, token, signal }).catch(
    toNotInV2,
  );
  const read = v.safeParse(Zone, data);
  if (!read.success) throw new NotInV2(new SearchNeedsKey());
  const { encounters, difficulties } = read.output.worldData.zone;
  return encounters.flatMap((encounter) =>
    difficulties.flatMap(({ id, sizes }) =>
      (sizes.length > 0 ? sizes : [undefined]).map((size) => ({
        alias: `kills_${encounter.id}_${id}_${size ?? 'any'}`,
        encounter,
        difficulty: id,
        size,
      })),
    ),
  );
}

function toNotInV2(error: unknown): never {
  throw error instanceof QueryFailed ? new NotInV2(new SearchNeedsKey()) : error;
}

const toParse =
  (characterName: string, { encounter, difficulty }: RankedBoss) =>
  (rank: v.InferOutput<typeof Rankings>['ranks'][number]) => ({
    encounterName: encounter.name,
    reportID: rank.report.code,
    fightID: rank.report.fightID,
    difficulty,
    spec: rank.spec,
    percentile: rank.rankPercent,
    startTime: rank.startTime,
    characterName,
  });
