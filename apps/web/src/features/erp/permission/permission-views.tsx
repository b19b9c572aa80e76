import { text } from '@countinghouse/contract/erp/permission.text'
import type { ReactNode } from 'react'
import { Segments } from '../../../ui/button/segments.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { PermissionSearch } from './permission-search.ts'
import { permissionViews } from './permission-search.ts'
import styles from './permission.module.css'

type Props = {
  readonly state: PermissionSearch
  readonly setState: (change: Partial<PermissionSearch>) => void
  /** Actions on everything shown. */
  readonly children?: ReactNode
}

/** Switch between the permission views. */
export function PermissionViews({ state, setState, children }: Props) {
  const { t } = useLanguage()
  return (
    <div className={styles.views}>
      <Segments
        label={t(text.views)}
        value={state.view}
        options={permissionViews.map((view) => ({ value: view, label: t(text[`view_${view}`]) }))}
        onChange={(view) => setState({ view: permissionViews.find((known) => known === view) ?? 'role' })}
      />
      <div className={styles.deeds}>{children}</div>
    </div>
  )
}
