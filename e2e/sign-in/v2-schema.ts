import { buildSchema } from 'graphql';

/** The documented part of the v2 API that the app uses. Any other field is refused. */
export const V2_SCHEMA = buildSchema(`
  scalar JSON
  type Query {
    rateLimitData: RateLimitData
    userData: UserData
    reportData: ReportData
    worldData: WorldData
    characterData: CharacterData
    guildData: GuildData
  }
  type RateLimitData { limitPerHour: Int! pointsSpentThisHour: Float! pointsResetIn: Int! }
  type UserData { currentUser: User }
  type User { id: Int! name: String! }
  type ReportData {
    report(code: String, allowUnlisted: Boolean): Report
    reports(
      guildName: String
      guildServerSlug: String
      guildServerRegion: String
      limit: Int
      page: Int
    ): ReportPagination
  }
  type ReportPagination { data: [Report] total: Int! }
  type Report {
    code: String!
    title: String!
    startTime: Float!
    endTime: Float!
    owner: User
    guild: Guild
    zone: Zone
    archiveStatus: ReportArchiveStatus
    masterData(translate: Boolean): ReportMasterData
    fights(translate: Boolean, fightIDs: [Int]): [ReportFight]
    table(startTime: Float, endTime: Float, dataType: TableDataType, translate: Boolean): JSON
    events(
      startTime: Float
      endTime: Float
      dataType: EventDataType
      limit: Int
      translate: Boolean
    ): ReportEventPaginator
  }
  type GuildData { guild(name: String, serverSlug: String, serverRegion: String): Guild }
  type Guild { id: Int! name: String! attendance(limit: Int, page: Int): GuildAttendancePagination! }
  type GuildAttendancePagination { data: [GuildAttendance] has_more_pages: Boolean! }
  type GuildAttendance { code: String! startTime: Float zone: Zone players: [PlayerAttendance] }
  type PlayerAttendance { name: String type: String presence: Int }
  enum TableDataType { Summary DamageDone Healing }
  enum EventDataType { CombatantInfo Casts }
  type ReportArchiveStatus { isArchived: Boolean! isAccessible: Boolean! archiveDate: Int }
  type ReportMasterData {
    lang: String
    logVersion: Int!
    gameVersion: Int
    actors(type: String, subType: String): [ReportActor]
  }
  type ReportActor { id: Int gameID: Float name: String type: String subType: String server: String petOwner: Int }
  type ReportFight {
    id: Int!
    encounterID: Int!
    originalEncounterID: Int
    name: String!
    size: Int
    difficulty: Int
    kill: Boolean
    inProgress: Boolean
    bossPercentage: Float
    startTime: Float!
    endTime: Float!
    gameZone: GameZone
    friendlyPlayers: [Int]
  }
  type GameZone { id: Float! name: String }
  type ReportEventPaginator { data: JSON nextPageTimestamp: Float }
  type WorldData { zone(id: Int): Zone encounter(id: Int): Encounter }
  type Zone { id: Int! name: String! encounters: [Encounter] difficulties: [Difficulty] }
  type Encounter { id: Int! name: String! }
  type Difficulty { id: Int! name: String! sizes: [Int] }
  type CharacterData { character(name: String, serverSlug: String, serverRegion: String): Character }
  type Character {
    id: Int!
    name: String!
    hidden: Boolean!
    encounterRankings(encounterID: Int, difficulty: Int, size: Int): JSON
    zoneRankings(zoneID: Int, difficulty: Int, size: Int): JSON
  }
`);
