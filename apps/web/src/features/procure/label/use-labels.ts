import type { LabelChoices } from '@countinghouse/contract/procure/label'
import { findLabelVariants, mostLabels, previewLabels } from '@countinghouse/contract/procure/label'
import { text } from '@countinghouse/contract/procure/label.text'
import type { Selection } from '@countinghouse/contract/selection'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { failureText } from '../../../app/calls/failure-text.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { call, CallError } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useHandler } from '../../../ui/behaviour/use-handler.ts'
import type { LabelsSearch } from './labels-search.ts'
import { labelsSearch, withMore, writtenLines } from './labels-search.ts'

type Requested = { readonly code: string } | { readonly selection: Selection }

/** The labels to print according to the address, and their preview from the server. */
export function useLabels(choices: LabelChoices) {
  const language = useLanguage()
  const { t } = language
  const [state, setState] = useSearchState(labelsSearch)
  const { lines, productId } = state
  const layout = choices.layouts.find(({ id }) => id === state.layoutId) ?? choices.layouts[0] ?? null
  const order = orderOf(state, layout?.id ?? null)
  const shown = lines.find(({ variantId }) => variantId === state.shownId)
  const preview = useQuery({
    ...routeQuery(previewLabels, {
      ...(order ?? nothing),
      ...(shown !== undefined && { shownVariantId: shown.variantId }),
    }),
    enabled: order !== null,
    placeholderData: keepPreviousData,
  })
  // The last scan may not be in the address yet when the next one is resolved.
  const latest = useRef(lines)
  const written = writtenLines(lines)
  useLayoutEffect(() => {
    latest.current = labelsSearch.parse({ lines: written }).lines
  }, [written])

  function change(created: Partial<LabelsSearch>): void {
    latest.current = created.lines ?? latest.current
    void setState(created, { replace: true })
  }

  /** Answers the error as text; null: found. */
  async function find(requested: Requested): Promise<string | null> {
    try {
      const { variantIds } = await call(findLabelVariants, requested)
      const [first] = variantIds
      const more = withMore(latest.current, variantIds)
      change({ lines: more, productId: null, ...(first !== undefined && { shownId: first }) })
      return first === undefined ? t(text.noVariants) : null
    } catch (error) {
      const isUnknown = error instanceof CallError && error.code === 'procure.unknown_barcode'
      const code = 'code' in requested ? requested.code : ''
      return isUnknown ? t(text.unknown, { code }) : failureText(language, error, t(text.title))
    }
  }

  /** Like `find`, and shows the error. Answers whether it was found. */
  async function add(requested: Requested): Promise<boolean> {
    const message = await find(requested)
    if (message !== null) showToast(language, { tone: 'error', message })
    return message === null
  }

  const addProduct = useHandler((id: number) => void add({ selection: { ids: [id] } }))
  useEffect(() => {
    if (productId !== null) addProduct(productId)
  }, [productId, addProduct])

  const { error } = preview
  const dropMissing = useHandler((ids: readonly number[]) => {
    change({ lines: latest.current.filter(({ variantId }) => !ids.includes(variantId)) })
    showToast(language, { tone: 'error', message: t(text.gone) })
  })
  useEffect(() => {
    const missing = missingIn(error)
    if (missing.length > 0) dropMissing(missing)
  }, [error, dropMissing])

  return { state, change, layout, order, find, add, preview }
}

export type LabelWork = ReturnType<typeof useLabels>

const nothing = { layoutId: 1, items: [{ variantId: 1, copies: 1 }] }

/** The request; null when the list is empty or too long. */
function orderOf({ lines, priceListId, storeId, date, startPosition }: LabelsSearch, layoutId: number | null) {
  const count = lines.reduce((sum, { copies }) => sum + copies, 0)
  if (layoutId === null || count === 0 || count > mostLabels) return null
  return {
    layoutId,
    items: lines.map(({ variantId, copies }) => ({ variantId, copies })),
    ...(priceListId !== null && { priceListId }),
    ...(storeId !== null && { storeId }),
    ...(date !== null && { date }),
    startPosition,
  }
}

/** Variants that were deleted after the list was created. */
function missingIn(error: unknown): readonly number[] {
  const ids = error instanceof CallError && error.code === 'not_found' ? error.details?.['variantIds'] : undefined
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
}
