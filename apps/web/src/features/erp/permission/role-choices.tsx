import type { MatrixColumn } from '@countinghouse/contract/erp/permission'
import { text } from '@countinghouse/contract/erp/permission.text'
import { Button } from '@mantine/core'
import { useLanguage } from '../../../ui/language/language.tsx'
import { Choice } from './choice.tsx'

type Props = {
  readonly roles: readonly MatrixColumn[]
  readonly roleId: number
  readonly compareId: number | null
  readonly onRole: (id: number | null) => void
  readonly onCompare: (id: number | null) => void
  /** Copies the permissions of the compared role; omitted when not allowed. */
  readonly onCopy?: () => void
  readonly copied?: string
}

/** Pickers of the role and of the role to compare. */
export function RoleChoices({ roles, roleId, compareId, onRole, onCompare, onCopy, copied = '' }: Props) {
  const { t } = useLanguage()
  return (
    <>
      <Choice label={t(text.role)} value={roleId} onChange={onRole}>
        {roles.map(({ id, name, users }) => (
          <option key={id} value={id}>
            {name} · {t(text.holders, { count: users })}
          </option>
        ))}
      </Choice>
      <Choice label={t(text.compare)} value={compareId} onChange={onCompare}>
        <option value="">{t(text.compareNone)}</option>
        {roles
          .filter(({ id, isSystem }) => id !== roleId && !isSystem)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Choice>
      {onCopy !== undefined && (
        <Button variant="default" onClick={onCopy}>
          {t(text.copyFrom, { name: copied })}
        </Button>
      )}
    </>
  )
}
