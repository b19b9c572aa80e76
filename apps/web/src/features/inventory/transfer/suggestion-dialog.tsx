import type { SuggestedItem } from '@countinghouse/contract/inventory/transfer-suggestion'
import { findSuggestion, soldDays, suggestedAtOnce } from '@countinghouse/contract/inventory/transfer-suggestion'
import { text } from '@countinghouse/contract/inventory/transfer-suggestion.text'
import { text as dialogText } from '@countinghouse/contract/kit/dialog.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from '../inventory.module.css'
import { namedIn } from './suggested-lines.ts'
import { SuggestionTable } from './suggestion-table.tsx'

type SuggestionDialogProps = {
  readonly stores: { readonly fromStoreId: number; readonly toStoreId: number }
  /** Value of the lines field. */
  readonly entered: string
  readonly onAdd: (items: readonly SuggestedItem[]) => void
  readonly onClose: () => void
}

/** Low stock with the figures of each suggestion; all available ones are selected initially. */
export function SuggestionDialog({ stores, entered, onAdd, onClose }: SuggestionDialogProps) {
  const { t, formatNumber } = useLanguage()
  const { data, error, refetch } = useQuery({ ...routeQuery(findSuggestion, stores), staleTime: 0, gcTime: 0 })
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const named = namedIn(entered)
  const addable = data?.items.filter(({ variantId, suggested }) => suggested > 0 && !named.has(variantId)) ?? []
  const added = addable.filter(({ variantId }) => !left.has(variantId))
  const isFull = named.size + added.length > suggestedAtOnce
  const fits = isFull ? added.slice(0, Math.max(0, suggestedAtOnce - named.size)) : added
  const most = formatNumber(suggestedAtOnce)
  return (
    <Dialog
      title={t(text.title)}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(dialogText.cancel)}
          </Button>
          {addable.length > 0 && (
            <ReasonButton
              data-autofocus
              reason={fits.length > 0 ? null : t(isFull ? text.full : text.chooseFirst, { most })}
              onClick={() => onAdd(fits)}
            >
              {t(text.add, { count: fits.length })}
            </ReasonButton>
          )}
        </>
      }
    >
      {error !== null && data === undefined && <RecordMissing error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <RecordSkeleton count={4} />}
      {data?.items.length === 0 && <p className={styles.lead}>{t(text.none, { sold: soldDays, low: data.lowDays })}</p>}
      {data !== undefined && data.items.length > 0 && (
        <>
          <p className={styles.lead}>{t(text.lead, { low: data.lowDays, sold: soldDays, fill: data.fillDays })}</p>
          {data.isMore && <p className={styles.lead}>{t(text.isMore, { most })}</p>}
          {isFull && <p className={styles.lead}>{t(text.full, { most })}</p>}
          <SuggestionTable items={data.items} addable={addable} named={named} left={left} onLeave={setLeft} />
        </>
      )}
    </Dialog>
  )
}
