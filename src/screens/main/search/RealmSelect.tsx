import type { Region } from '#domain/era/realm-group';
import { ERAS } from '#domain/eras/era-list';
import { term } from '#domain/language';
import { REALMS, realmSlug } from '#domain/log-site/realms';
import { SEARCH_FORM_TEXTS } from '#texts/search-form';

interface RealmSelectProps {
  region: Region;
  /** Slug or empty. */
  realm: string;
  onChoose: (realm: string) => void;
}

/** Lists a region's realms, then those that opened with an era, newest first. */
export function RealmSelect({ region, realm, onChoose }: RealmSelectProps) {
  return (
    <label className="d-block">
      <span className="d-block mb-1 small fw-semibold text-body-secondary">
        {SEARCH_FORM_TEXTS.realm}
      </span>
      <select
        className="form-select"
        name="realm"
        value={realm}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{SEARCH_FORM_TEXTS.selectRealm}</option>
        <RealmOptions realms={REALMS[region]} />
        {[...ERAS].reverse().map(
          ({ id, realmGroup }) =>
            realmGroup && (
              <optgroup key={id} label={term(realmGroup.name)}>
                <RealmOptions realms={realmGroup.realms[region]} />
              </optgroup>
            ),
        )}
      </select>
    </label>
  );
}

const RealmOptions = ({ realms }: { realms: readonly string[] }) =>
  realms.map((name) => (
    <option key={name} value={realmSlug(name)}>
      {name}
    </option>
  ));
