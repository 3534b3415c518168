import { REALMS, type Region, realmSlug } from '#domain/tables/realms';
import { SEARCH_TEXTS } from '#texts/search';

interface RealmSelectProps {
  region: Region;
  /** The chosen realm's slug; empty while none is chosen. */
  realm: string;
  onChoose: (realm: string) => void;
}

/** The realms of a region. */
export function RealmSelect({ region, realm, onChoose }: RealmSelectProps) {
  return (
    <label className="d-block">
      <span className="d-block mb-1">{SEARCH_TEXTS.realm}</span>
      <select
        className="form-select"
        name="realm"
        value={realm}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{SEARCH_TEXTS.selectRealm}</option>
        {REALMS[region].map((name) => (
          <option key={name} value={realmSlug(name)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
