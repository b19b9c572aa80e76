import { findLabelVariants } from '@countinghouse/contract/procure/label'
import { labelsPage } from '@countinghouse/contract/procure/label-page'
import { text } from '@countinghouse/contract/procure/label.text'
import { permissionName } from '@countinghouse/contract/page'
import { IconBarcode } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ChosenOfMaster } from '../../kit/chosen-records.ts'
import { failureText } from '../../kit/failure-text.ts'
import { SelectionButton } from '../../kit/selection-button.tsx'
import { showToast } from '../../kit/toast.tsx'
import { call } from '../../shell/call.ts'
import { useLanguage } from '../../shell/language.tsx'
import { useCan } from '../../shell/session.tsx'
import { withMore, writtenLines } from './labels-search.ts'

/** Takes the variants of the chosen products to where labels are printed. */
export function ProductLabels({ chosen }: { readonly chosen: ChosenOfMaster }) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const navigate = useNavigate()

  async function lead(): Promise<void> {
    try {
      const { variantIds } = await call(findLabelVariants, { selection: chosen.selection })
      const [first] = variantIds
      if (first === undefined) return showToast(language, { tone: 'error', message: t(text.noVariants) })
      const search = { lines: writtenLines(withMore([], variantIds)) }
      await navigate({ to: labelsPage.path, search: search as never })
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, t(text.title)) })
    }
  }

  if (!can(permissionName(labelsPage, 'view'))) return null
  const drawing = <IconBarcode size={16} stroke={1.75} aria-hidden />
  return <SelectionButton title={t(text.printLabels)} icon="barcode" drawing={drawing} run={() => void lead()} />
}
