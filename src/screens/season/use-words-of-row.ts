import { useCallback } from 'react';
import { isJudged } from '#domain/audit/night';
import type { Era } from '#domain/era/era';
import type { MemberRow } from '#domain/groups/evening-table';
import { findingsText } from '#domain/groups/evening-words';
import type { SearchedTexts } from '#domain/raid/find-players';
import { wordsOfRaider } from '#features/find/found-players';

/** Returns a function that gives the texts by which Find a player finds a row. */
export const useWordsOfRow = (era: Era): ((row: MemberRow) => SearchedTexts) =>
  useCallback(
    ({ name, character, cells }) => {
      const judged = cells.find(isJudged);
      const faults = judged ? findingsText(era, judged.findings) : '';
      return [name, ...wordsOfRaider(character), faults];
    },
    [era],
  );
