import { companyLink } from '@countinghouse/contract/accounts/company-link'
import type { DocumentPair } from '@countinghouse/contract/accounts/partner-documents'
import {
  getPartnerDocuments,
  matchDocuments,
  requestDocuments,
  unmatchDocuments,
} from '@countinghouse/contract/accounts/partner-documents'
import { text } from '@countinghouse/contract/accounts/partner-documents.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { ask } from '../../../kit/dialog/confirm.ts'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './company-link.module.css'
import { PairTable } from './pair-table.tsx'

/** Posted documents of both companies that do not match by themselves; a user matches them by hand. */
export function DocumentsTab({ row: { id } }: RecordTabProps) {
  const { t } = useLanguage()
  const mayMatch = useCan()(permissionName(companyLink.page, 'edit'))
  const write = useWrite(t(text.match))
  const [chosen, setChosen] = useState<readonly DocumentPair[]>([])
  const { data, error, refetch } = useQuery({ ...routeQuery(getPartnerDocuments, { id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={4} />
  const { pairs, matchedCount } = data
  const own = chosen.find((pair) => pair.own !== null)?.own
  const partner = chosen.find((pair) => pair.partner !== null)?.partner

  async function match(invoiceId: number, partnerDocumentId: number): Promise<void> {
    const reason = await ask.text({ title: t(text.matchTitle), label: t(text.reason), confirm: t(text.match) })
    if (reason === null) return
    const answer = await write(matchDocuments, { id, invoiceId, partnerDocumentId, reason })
    if (answer !== null) setChosen([])
  }

  return (
    <RecordBody side="documents">
      <p className={styles.quiet}>
        {t(text.lead)} {t(text.matchedCount, { count: matchedCount })}
      </p>
      {pairs.length === 0 ? (
        <p className={styles.quiet}>{t(text.none)}</p>
      ) : (
        <PairTable
          pairs={pairs}
          chosen={chosen}
          onChoose={mayMatch ? setChosen : null}
          onUndo={mayMatch ? (matchId) => void write(unmatchDocuments, { id, matchId }) : null}
        />
      )}
      {mayMatch && (
        <div className={styles.below}>
          <Button
            disabled={own == null || partner == null}
            onClick={() => own != null && partner != null && void match(own.id, partner.id)}
          >
            {t(text.match)}
          </Button>
          <Button variant="default" onClick={() => void write(requestDocuments, { id })}>
            {t(text.request)}
          </Button>
        </div>
      )}
    </RecordBody>
  )
}
