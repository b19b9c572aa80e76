import { supplier } from '@countinghouse/contract/procure/supplier'
import {
  approveSupplier,
  blockFields,
  blockSupplier,
  holdFields,
  holdSupplier,
  releaseSupplier,
} from '@countinghouse/contract/procure/supplier-steps'
import { text } from '@countinghouse/contract/procure/supplier-steps.text'
import type { RecordDialogProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'

const nothing = { fields: {}, text }
const holding = { fields: holdFields, text }
const blocking = { fields: blockFields, text }

/** Common state of the transition dialogs: the supplier as displayed. */
function useStep({ row, onClose }: RecordDialogProps) {
  const { t } = useLanguage()
  const { id, version, name } = row
  return { t, name, shared: { target: { id, version }, page: t(supplier.text.title), onClose } }
}

export function ApproveSupplier(props: RecordDialogProps) {
  const { t, name, shared } = useStep(props)
  return (
    <FieldsDialog
      {...shared}
      title={t(text.approveTitle, { name })}
      lead={t(text.approveBody)}
      requested={nothing}
      route={approveSupplier}
      confirm={t(text.approve)}
      doneWords={() => t(text.approved, { name })}
    />
  )
}

export function HoldSupplier(props: RecordDialogProps) {
  const { t, name, shared } = useStep(props)
  return (
    <FieldsDialog
      {...shared}
      title={t(text.holdTitle, { name })}
      requested={holding}
      route={holdSupplier}
      confirm={t(text.hold)}
      doneWords={() => t(text.onHold, { name })}
    />
  )
}

export function ReleaseSupplier(props: RecordDialogProps) {
  const { t, name, shared } = useStep(props)
  return (
    <FieldsDialog
      {...shared}
      title={t(text.releaseTitle, { name })}
      lead={t(text.releaseBody)}
      requested={nothing}
      route={releaseSupplier}
      confirm={t(text.release)}
      doneWords={() => t(text.released, { name })}
    />
  )
}

export function BlockSupplier(props: RecordDialogProps) {
  const { t, name, shared } = useStep(props)
  return (
    <FieldsDialog
      {...shared}
      title={t(text.blockTitle, { name })}
      requested={blocking}
      route={blockSupplier}
      confirm={t(text.block)}
      isDanger
      doneWords={() => t(text.blocked, { name })}
    />
  )
}
