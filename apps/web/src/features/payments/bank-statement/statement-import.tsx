import { importStatements } from '@countinghouse/contract/payments/bank-lines'
import { bankStatement } from '@countinghouse/contract/payments/bank-statement'
import { text } from '@countinghouse/contract/payments/bank-statement.text'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { invalidateStale } from '../../../app/calls/queries.ts'
import { upload } from '../../../app/calls/upload.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { ImportDialog } from '../import/import-dialog.tsx'

/** Imports statements, and opens the statement where it is the only one. */
export function StatementImport({ onClose }: { readonly onClose: () => void }) {
  const language = useLanguage()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  async function send(id: number, file: File): Promise<void> {
    const { statements } = await upload(importStatements, { id, fileName: file.name }, file)
    await invalidateStale(queryClient, importStatements)
    const left = statements.reduce((sum, { duplicateCount }) => sum + duplicateCount, 0)
    const words = left === 0 ? text.imported : text.importedFewer
    showToast(language, { tone: 'done', message: language.t(words, { count: statements.length, left }) })
    onClose()
    const [only, another] = statements
    if (only !== undefined && another === undefined)
      await navigate({ to: bankStatement.page.path, search: { open: only.id, tab: 'matching' } as never })
  }
  return <ImportDialog text={text} accept=".xml,.sta,.mt940,.940,.txt,.csv,.xlsx" onFile={send} onClose={onClose} />
}
