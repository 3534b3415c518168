/** A report of the fixture `guild-attendance`. */
export interface GuildReport {
  code: string;
  title: string;
  startTime: number;
  endTime: number;
  zone: number;
  owner: string;
  /** The first look at which the site has the report. */
  since: number;
}

/** Returns a report as version 1 of the log site’s API lists it. */
export const listedReport = ({
  code: id,
  startTime: start,
  endTime: end,
  ...more
}: GuildReport) => ({
  id,
  title: more.title,
  start,
  end,
  zone: more.zone,
  owner: more.owner,
});
