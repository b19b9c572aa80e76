import { testPermission } from '@countinghouse/contract/erp/access'
import type { PermissionModule } from '@countinghouse/contract/erp/permission'
import { text } from '@countinghouse/contract/erp/permission.text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import type { Pending } from '../permission-grid/pending-permissions.ts'
import { sentChanges } from '../permission-grid/pending-permissions.ts'
import type { PermissionSearch } from './permission-search.ts'
import { PersonField } from './person-field.tsx'
import { usePeople } from './use-people.ts'
import styles from './permission.module.css'
import type { PermissionQuestion } from '../permission-grid/permission-choice.tsx'
import { requestedPermission, PermissionChoice } from '../permission-grid/permission-choice.tsx'
import { formatPermission } from '../permission-grid/permission-labels.ts'
import { AccessDecisionLine } from '../permission-grid/access-decision-line.tsx'

export type TestedChange = { readonly roleId: number; readonly pending: Pending }

type Props = {
  readonly modules: readonly PermissionModule[]
  readonly start: Pick<PermissionSearch, 'userId' | 'storeId' | 'pageId'>
  /** Unsaved changes to include in the test. */
  readonly change?: TestedChange
  readonly onClose: () => void
}

/** Access test: shows the result and the deciding rule while the user selects. */
export function AccessTest({ modules, start, change, onClose }: Props) {
  const language = useLanguage()
  const { t } = language
  const [userId, setUserId] = useState(start.userId)
  const [storeId, setStoreId] = useState(start.storeId)
  const [question, setQuestion] = useState<PermissionQuestion>({ pageId: start.pageId, eventId: null })
  const found = usePeople()
  const requested = requestedPermission(modules, question)
  const isRequested = userId !== null && requested !== null
  const query = useQuery({
    ...routeQuery(testPermission, {
      ...(isRequested && { question: { userId, storeId, eventId: requested.id } }),
      ...(change !== undefined &&
        change.pending.size > 0 && { change: { roleId: change.roleId, ...sentChanges(change.pending) } }),
    }),
    enabled: isRequested,
  })
  const accessDecision = query.data?.accessDecision
  return (
    <Dialog title={t(text.testTitle)} onClose={onClose} actions={null}>
      <div className={styles.form}>
        <p className={styles.quiet}>{t(text.testPurpose)}</p>
        <PersonField found={found} userId={userId} onChange={setUserId} />
        <PlainField label={t(text.store)}>
          {(control) => (
            <select
              {...control}
              value={storeId ?? ''}
              onChange={(event) => setStoreId(Number(event.currentTarget.value) || null)}
            >
              <option value="">{t(text.noStore)}</option>
              {found.stores.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </PlainField>
        <PermissionChoice modules={modules} question={question} onChange={setQuestion} />
        <div role="status" aria-busy={query.isFetching}>
          {query.isError && (
            <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
          )}
          {accessDecision !== undefined && accessDecision !== null && (
            <AccessDecisionLine
              accessDecision={accessDecision}
              permissionOf={(permission) => formatPermission(modules, permission, language)}
            />
          )}
        </div>
      </div>
    </Dialog>
  )
}
