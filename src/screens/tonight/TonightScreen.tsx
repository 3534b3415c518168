import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { loadRareChanges } from '#data/changes/changes';
import { language } from '#data/settings/language';
import { useObservable } from '#data/use-observable';
import { newestCode } from '#domain/groups/groups';
import { GroupHead } from '#features/groups/GroupHead';
import { NoGroup } from '#features/groups/NoGroup';
import { ReadingTroubles } from '#features/groups/ReadingTroubles';
import { useChosenGroup } from '#features/groups/use-groups';
import { useShortcuts } from '#features/keyboard/use-shortcuts';
import { PageTitle } from '#features/page/PageTitle';
import { FRAME_TEXTS } from '#texts/frame';
import { TONIGHT_VIEW_TEXTS } from '#texts/tonight';
import { Loading } from '#ui/Loading';
import { useWhenIdle } from '#ui/when-idle';
import { CandidateListsExample } from './CandidateLists';
import { TonightChoice } from './TonightChoice';
import styles from './TonightScreen.module.css';

/** Renders /tonight: the players of a group who come, and their coverage. It sends no request. */
export function TonightScreen() {
  useObservable(language);
  useShortcuts();
  // Saving a tick needs this chunk.
  useWhenIdle(loadRareChanges);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const chosen = useChosenGroup(params.get('group') ?? '');
  const { digested, groups, table, isFilling } = chosen;
  const choose = (code: string) =>
    navigate({ search: `${new URLSearchParams({ group: code })}`, hash });
  return (
    <main className={`${styles.tonight} stack page screen`} id="content">
      <PageTitle words={[FRAME_TEXTS.tonight]} />
      <header className={styles.title}>
        <GroupHead title={FRAME_TEXTS.tonight} chosen={chosen} onChoose={choose} />
      </header>
      <ReadingTroubles reading={chosen} />
      {!digested && isFilling && <Loading />}
      {table && (
        <TonightChoice
          // A different group or a newer evening starts a new choice.
          key={newestCode(table.group)}
          table={table}
          groups={isFilling ? undefined : groups}
        />
      )}
      {digested && !table && !isFilling && (
        <NoGroup
          words={TONIGHT_VIEW_TEXTS.none}
          exampleOf={(example) => <CandidateListsExample table={example} />}
        />
      )}
    </main>
  );
}
