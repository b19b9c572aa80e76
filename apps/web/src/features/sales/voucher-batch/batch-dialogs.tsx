import {
  blocking,
  blockVoucherBatch,
  createGiftCards,
  issueVoucherBatch,
  newBatch,
  newCards,
} from '@countinghouse/contract/sales/voucher-batch'
import { text } from '@countinghouse/contract/sales/voucher-batch.text'
import { useState } from 'react'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

type IssueProps = { readonly onIssued: (id: number) => void; readonly onClose: () => void }

/** Asks for what a batch is issued with. Sent again, it is issued once. */
export function IssueBatch({ onIssued, onClose }: IssueProps) {
  const { t } = useLanguage()
  const [uid] = useState(() => crypto.randomUUID())
  return (
    <FieldsDialog
      title={t(text.issue)}
      lead={t(text.issueLead)}
      requested={{ fields: newBatch, text }}
      confirm={t(text.issue)}
      route={issueVoucherBatch}
      target={{ uid }}
      page={t(text.title)}
      doneWords={() => t(text.issued)}
      onDone={({ id }) => onIssued(id)}
      onClose={onClose}
    />
  )
}

/** Asks for what gift cards are created with. Sent again, they are created once. */
export function NewGiftCards({ onIssued, onClose }: IssueProps) {
  const { t } = useLanguage()
  const [uid] = useState(() => crypto.randomUUID())
  const cardText = { ...text, quantity: text.cards, amountMinor_help: text.cardAmount_help }
  return (
    <FieldsDialog
      title={t(text.create)}
      lead={t(text.createLead)}
      requested={{ fields: newCards, text: cardText }}
      confirm={t(text.create)}
      route={createGiftCards}
      target={{ uid }}
      page={t(text.title)}
      doneWords={() => t(text.created)}
      onDone={({ id }) => onIssued(id)}
      onClose={onClose}
    />
  )
}

type BlockProps = { readonly id: number; readonly version: number; readonly onClose: () => void }

/** Asks why the vouchers of a batch are blocked. */
export function BlockBatch({ id, version, onClose }: BlockProps) {
  const { t } = useLanguage()
  return (
    <FieldsDialog
      title={t(text.block)}
      lead={t(text.blockLead)}
      requested={{ fields: blocking, text: { reason: text.reason } }}
      confirm={t(text.block)}
      route={blockVoucherBatch}
      target={{ id, version }}
      page={t(text.title)}
      doneWords={({ blocked }) => t(text.blocked, { count: blocked })}
      onClose={onClose}
    />
  )
}
