import * as v from 'valibot';
import { NotFoundBySignIn } from '../failure-kinds';
import { NotInV2 } from './not-in-v2';
import { QueryFailed, requestGraphQL } from './request-graphql';
import { Later, type V1Request, type V2Options } from './v1-request';

const QUERY = `query GuildReports($name: String!, $realm: String!, $region: String!) {
  reportData {
    reports(guildName: $name, guildServerSlug: $realm, guildServerRegion: $region, limit: 100) {
      data { code title startTime endTime zone { id } owner { name } }
    }
  }
}`;

const GuildReports = v.object({
  reportData: v.object({
    reports: v.object({
      data: v.array(
        v.nullish(
          v.object({
            code: Later,
            title: Later,
            startTime: Later,
            endTime: Later,
            zone: v.nullish(v.object({ id: Later })),
            owner: v.nullish(v.object({ name: Later })),
          }),
        ),
      ),
    }),
  }),
});

/** Fetches `reports/guild/NAME/REALM/REGION`, of the sign-in host's own games. */
export async function requestGuildReports(
  { parts }: V1Request,
  options: V2Options,
): Promise<unknown> {
  const [name, realm, region] = parts;
  const { token, signal } = options;
  const variables = { name, realm, region };
  const data = await requestGraphQL({ query: QUERY, variables, token, signal }).catch((error) => {
    if (!(error instanceof QueryFailed)) throw error;
    // Errors may be about a field that nobody needs.
    return error.data;
  });
  const read = v.safeParse(GuildReports, data);
  if (!read.success) throw new NotInV2(new NotFoundBySignIn());
  return read.output.reportData.reports.data.flatMap((report) =>
    report
      ? [
          {
            id: report.code,
            title: report.title,
            owner: report.owner?.name,
            start: report.startTime,
            end: report.endTime,
            zone: report.zone?.id,
          },
        ]
      : [],
  );
}
