const MAIN = /src\/(main\.tsx|domain\/(slots|time)\.ts|data\/log-site\/failure-kinds\.ts)$/;
const OPEN_RAID = /screens\/main\/(report\/(RaidRail|OpenRaid)|readiness\/Readiness)\.tsx$/;
const DETAILS_AND_SHARING = /ui\/(use-copying|SelectedText)\.tsx?$|hand-over\/whispers\.ts$/;
const COVERAGE = /\/CoverageSummary\.tsx$|domain\/(coverage\/choice|eras\/[^/]+\/classes)\.ts$/;

/**
 * The app's larger files, each with all that it imports and those before it do not.
 *
 * Of itself the bundler makes a file of every few lines that two parts share, and each costs a slow phone more to ask
 * for than to run.
 */
export const IN_ONE_FILE = [
  // With what loads further files, which would else be the app's, and have it run at once.
  { name: 'index', test: /src\/start\.ts$|vite\/preload-helper/ },
  // With what fetching a raid shares with drawing one, or a shared link: none is to wait for the other's file.
  { name: 'main', test: MAIN },
  { name: 'fetch-raid', test: /\/fetch-raid\.ts$/ },
  // With what the details and the sharing of a raid have in common.
  { name: 'OpenRaid', test: (id: string) => OPEN_RAID.test(id) || DETAILS_AND_SHARING.test(id) },
  { name: 'SavedRaidList', test: /\/SavedRaidList\.tsx$/ },
  { name: 'SearchForm', test: /\/SearchForm\.tsx$/ },
  { name: 'coverage', test: COVERAGE },
];
