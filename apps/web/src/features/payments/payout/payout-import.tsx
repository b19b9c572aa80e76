import { payout } from '@countinghouse/contract/payments/payout'
import { importPayout } from '@countinghouse/contract/payments/payout-lines'
import { text as lineText } from '@countinghouse/contract/payments/payout-lines.text'
import { text } from '@countinghouse/contract/payments/payout.text'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { invalidateStale } from '../../../app/calls/queries.ts'
import { upload } from '../../../app/calls/upload.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { ImportDialog } from '../import/import-dialog.tsx'

const words = { ...lineText, title: text.title, bankAccountId: text.bankAccountId }

/** Imports the report of the provider, and opens the payout where it is the only one. */
export function PayoutImport({ onClose }: { readonly onClose: () => void }) {
  const language = useLanguage()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  async function send(id: number, file: File): Promise<void> {
    const { payouts } = await upload(importPayout, { id, fileName: file.name }, file)
    await invalidateStale(queryClient, importPayout)
    showToast(language, { tone: 'done', message: language.t(lineText.imported, { count: payouts.length }) })
    onClose()
    const [only, another] = payouts
    if (only !== undefined && another === undefined)
      await navigate({ to: payout.page.path, search: { open: only.id, tab: 'matching' } as never })
  }
  return <ImportDialog text={words} accept=".csv,.xlsx" onFile={send} onClose={onClose} />
}
