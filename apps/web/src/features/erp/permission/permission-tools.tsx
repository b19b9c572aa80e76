import type { PermissionModule, RolePermissions } from '@countinghouse/contract/erp/permission'
import { exportPermissions, permissionsPage } from '@countinghouse/contract/erp/permission'
import { text } from '@countinghouse/contract/erp/permission.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Suspense, useRef, useState } from 'react'
import { SearchBox } from '../../../kit/list/search-box.tsx'
import { useShortcuts } from '../../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import type { TestedChange } from './access-test.tsx'
import type { PermissionSearch } from './permission-search.ts'
import { PermissionViews } from './permission-views.tsx'
import styles from './permission.module.css'
import { SaveFileButton } from '../save-file-button.tsx'

const AccessTest = later(async () => (await import('./access-test.tsx')).AccessTest)
const RoleLimits = later(async () => (await import('../role/role-limits.tsx')).RoleLimits)

type Props = {
  readonly modules: readonly PermissionModule[]
  readonly state: PermissionSearch
  readonly setState: (change: Partial<PermissionSearch>) => void
  /** Label of the search; defaults to pages. */
  readonly searched?: string
  /** Whether there are differences; omitted without a comparison. */
  readonly hasDifferences?: boolean
  readonly exported?: { readonly roleId?: number; readonly pageId?: number }
  readonly tested?: TestedChange
  /** Role whose limits can be changed. */
  readonly role?: RolePermissions | undefined
  readonly children: ReactNode
}

/** Toolbar of the permission views: search, filters and actions. */
export function PermissionTools({
  searched,
  modules,
  state,
  setState,
  hasDifferences,
  exported,
  tested,
  role,
  children,
}: Props) {
  const { t } = useLanguage()
  const canExport = useCan()(permissionName(permissionsPage, 'export'))
  const [dialog, setDialog] = useState<'test' | 'limits' | null>(null)
  const search = searched ?? t(text.search)
  const searchRef = useRef<HTMLInputElement>(null)
  useShortcuts([{ keys: '/', scope: 'list', label: search, run: () => searchRef.current?.focus() }])
  const close = () => setDialog(null)
  return (
    <>
      <PermissionViews state={state} setState={setState}>
        {role !== undefined && (
          <Button variant="default" aria-haspopup="dialog" onClick={() => setDialog('limits')}>
            {t(text.limits)}
          </Button>
        )}
        <Button variant="default" aria-haspopup="dialog" onClick={() => setDialog('test')}>
          {t(text.test)}
        </Button>
        {exported !== undefined && canExport && (
          <SaveFileButton label={t(text.export)} route={exportPermissions} input={exported} page={t(text.title)} />
        )}
      </PermissionViews>
      <div className={styles.tools}>
        {children}
        <SearchBox label={search} q={state.q} onSearch={(q) => setState({ q })} inputRef={searchRef} />
        {hasDifferences !== undefined && (
          <label className={styles.only}>
            <input
              type="checkbox"
              checked={state.onlyDifferences}
              disabled={!hasDifferences && !state.onlyDifferences}
              onChange={({ currentTarget }) => setState({ onlyDifferences: currentTarget.checked })}
            />
            <span>{t(text.onlyDifferences)}</span>
          </label>
        )}
      </div>
      <Suspense>
        {dialog === 'test' && (
          <AccessTest
            modules={modules}
            start={state}
            onClose={close}
            {...(tested !== undefined && { change: tested })}
          />
        )}
        {dialog === 'limits' && role !== undefined && <RoleLimits role={role} onClose={close} />}
      </Suspense>
    </>
  )
}
