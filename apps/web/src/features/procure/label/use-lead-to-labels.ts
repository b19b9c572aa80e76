import { findLabelVariants } from '@countinghouse/contract/procure/label'
import { labelsPage } from '@countinghouse/contract/procure/label-page'
import { text } from '@countinghouse/contract/procure/label.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { useNavigate } from '@tanstack/react-router'
import { failureText } from '../../../app/calls/failure-text.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { call } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { LabelsSearch } from './labels-search.ts'
import { labelsSearch, withMore } from './labels-search.ts'

/** Opens label printing for variants, or explains why there are none. */
export function useLeadToLabels() {
  const language = useLanguage()
  const navigate = useNavigate()
  return async (requested: InputOfRoute<typeof findLabelVariants>, more: Partial<LabelsSearch> = {}): Promise<void> => {
    try {
      const { variantIds } = await call(findLabelVariants, requested)
      if (variantIds.length === 0) return showToast(language, { tone: 'error', message: language.t(text.noVariants) })
      const search = { ...labelsSearch.parse({}), lines: withMore([], variantIds), ...more }
      await navigate({ to: labelsPage.path, search: labelsSearch.serialise(search) as never })
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, language.t(text.title)) })
    }
  }
}
