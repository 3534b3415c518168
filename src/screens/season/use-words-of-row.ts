import { useCallback } from 'react';
import { isJudged } from '#domain/audit/night';
import type { Era } from '#domain/era/era';
import type { SeasonRow } from '#domain/groups/evening-table';
import { findingsText } from '#domain/groups/evening-words';
import type { SearchedTexts } from '#domain/raid/find-players';
import { wordsOfRaider } from '#features/find/found-players';

/** Returns a function from a row to the words that Find a player finds it by. */
export const useWordsOfRow = (era: Era): ((row: SeasonRow) => SearchedTexts) =>
  useCallback(
    ({ name, character, cells }) => {
      const judged = cells.find(isJudged);
      const faults = judged ? findingsText(era, judged.findings) : '';
      return [name, ...wordsOfRaider(character), faults];
    },
    [era],
  );
