import { getUserAccess } from '@countinghouse/contract/erp/access'
import { listPermissionPages, permissionsPage } from '@countinghouse/contract/erp/permission'
import { text as permissionText } from '@countinghouse/contract/erp/permission.text'
import type { User } from '@countinghouse/contract/erp/user'
import { text } from '@countinghouse/contract/erp/user-access.text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { Segments } from '../../../ui/button/segments.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import type { PermissionQuestion } from '../permission-grid/permission-choice.tsx'
import { requestedPermission, PermissionChoice } from '../permission-grid/permission-choice.tsx'
import { formatPermission } from '../permission-grid/permission-labels.ts'
import type { Choices } from '../role/role-assignment-dialog.tsx'
import type { ShownPermissions } from './user-permissions.ts'
import { permissionsByPage, shownPermissions } from './user-permissions.ts'
import { UserPermissionsPage } from './user-permissions-page.tsx'
import styles from './user.module.css'
import { AccessDecisionLine } from '../permission-grid/access-decision-line.tsx'

/** Effective permissions of a user in a store with the deciding rules, below an access test. */
export function UserPermissionsPanel({ user, choices }: { readonly user: User; readonly choices: Choices }) {
  const language = useLanguage()
  const { t, locale } = language
  const [storeId, setStoreId] = useState(user.defaultStoreId)
  const [question, setQuestion] = useState<PermissionQuestion>({ pageId: null, eventId: null })
  const [q, setQ] = useState('')
  const [shown, setShown] = useState<ShownPermissions>('all')
  const pages = useQuery(routeQuery(listPermissionPages, {}))
  const access = useQuery(routeQuery(getUserAccess, { id: user.id, ...(storeId !== null && { storeId }) }))
  const modules = useMemo(() => pages.data?.modules ?? [], [pages.data])
  const permissions = access.data?.permissions
  const found = useMemo(
    () => permissionsByPage(modules, permissions ?? [], { q, shown, locale }),
    [modules, permissions, q, shown, locale],
  )
  const requested = requestedPermission(modules, question)
  const accessDecision = permissions?.find(({ eventId }) => eventId === requested?.id)
  const failed = [pages, access].find((query) => query.isError)
  const permissionOf = (permission: string) => formatPermission(modules, permission, language)
  return (
    <RecordBody side="access">
      <div className={styles.side} aria-busy={pages.isPending || access.isFetching}>
        <p className={styles.note}>
          {t(text.permissionsPurpose)}{' '}
          <Link
            to={permissionsPage.path}
            search={{ view: 'person', user: user.id, store: storeId ?? undefined } as never}
          >
            {t(text.worksOut)}
          </Link>
        </p>
        {failed !== undefined && failed.error !== null && (
          <LoadFailure what={t(text.failed)} error={failed.error} onRetry={() => void failed.refetch()} />
        )}
        <fieldset className={styles.group}>
          <legend>{t(text.ask, { name: user.name })}</legend>
          <PlainField label={t(permissionText.store)}>
            {(control) => (
              <select
                {...control}
                value={storeId ?? ''}
                onChange={({ currentTarget }) => setStoreId(Number(currentTarget.value) || null)}
              >
                <option value="">{t(permissionText.noStore)}</option>
                {choices.stores.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </PlainField>
          <PermissionChoice modules={modules} question={question} onChange={setQuestion} />
        </fieldset>
        <div role="status" className={styles.verdict}>
          {accessDecision !== undefined && (
            <AccessDecisionLine accessDecision={accessDecision} permissionOf={permissionOf} />
          )}
        </div>
        <div className={styles.finder}>
          <PlainField label={t(text.find)}>
            {(control) => (
              <input
                {...control}
                type="search"
                dir="auto"
                value={q}
                onChange={(event) => setQ(event.currentTarget.value)}
              />
            )}
          </PlainField>
          <Segments
            label={t(text.shown)}
            value={shown}
            options={shownPermissions.map((value) => ({ value, label: t(text[`shown_${value}`]) }))}
            onChange={(value) => setShown(shownPermissions.find((one) => one === value) ?? 'all')}
          />
        </div>
        {permissions !== undefined && found.length === 0 && <p className={styles.note}>{t(text.nothingShown)}</p>}
        <div className={styles.pages}>
          {found.map((page) => (
            <UserPermissionsPage key={page.id} page={page} isOpen={q.trim() !== ''} permissionOf={permissionOf} />
          ))}
        </div>
      </div>
    </RecordBody>
  )
}
