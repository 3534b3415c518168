/** The season of the fixture `season-25`, worked out by another program. */

export interface ExpectedRow {
  who: string;
  shown: string;
  class: string;
  role: string;
  left: boolean;
  cells: Record<'gear' | 'pull' | 'level', string[]>;
  attendance: string;
  level: string;
  faults: string;
  share: number;
  levelValue?: number;
  faultsValue?: number;
  csv?: string[][];
}

interface ExpectedCoverage {
  counts: Record<string, number>;
  only: Record<string, string[]>;
  missing: Record<string, string[]>;
}

interface ExpectedTonight {
  coming: string[];
  notComing: string[];
  size: number;
  head: string;
  coverage: ExpectedCoverage;
  players: Record<
    string,
    { class: string; spec: string; role: string; date: string; gear: string }
  >;
}

export interface ExpectedGroup {
  code: string;
  codes: string[];
  option: { text: string };
  evenings: { date: string; iso: string; codes: string[]; kills: number }[];
  foot: { passed: string; median: string; pull: string }[];
  plain: { rows: ExpectedRow[] };
  tonight: ExpectedTonight;
  pastes: {
    what: string;
    group: string;
    text: string;
    coming: string[];
    unknown: string[];
    asked: Record<string, string[]>;
    head: string;
    coverage: ExpectedCoverage;
  }[];
  noted?: {
    tonight: ExpectedTonight;
    notes: {
      excused: { guid: number; report: string }[];
      alts: Record<string, number>;
      left: number[];
    };
    rows: ExpectedRow[];
  };
}
