import { labelsPage } from '@countinghouse/contract/procure/label-page'
import { text } from '@countinghouse/contract/procure/label.text'
import { permissionName } from '@countinghouse/contract/page'
import { IconBarcode } from '@tabler/icons-react'
import type { ChosenOfMaster } from '../../../kit/selection/chosen-records.ts'
import { SelectionButton } from '../../../kit/selection/selection-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'
import { useLeadToLabels } from '../label/use-lead-to-labels.ts'

/** Opens label printing for the variants of the selected products. */
export function ProductLabels({ chosen }: { readonly chosen: ChosenOfMaster }) {
  const { t } = useLanguage()
  const can = useCan()
  const lead = useLeadToLabels()
  if (!can(permissionName(labelsPage, 'view'))) return null
  const drawing = <IconBarcode size={16} stroke={1.75} aria-hidden />
  const run = () => void lead({ selection: chosen.selection })
  return <SelectionButton title={t(text.printLabels)} icon="barcode" drawing={drawing} run={run} />
}
