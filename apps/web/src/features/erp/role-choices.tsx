import type { MatrixColumn } from '@countinghouse/contract/erp/permission'
import { text } from '@countinghouse/contract/erp/permission.text'
import { Button } from '@mantine/core'
import { useLanguage } from '../../shell/language.tsx'
import { Choice } from './choice.tsx'

type Props = {
  readonly roles: readonly MatrixColumn[]
  readonly roleId: number
  readonly compareId: number | null
  readonly onRole: (id: number | null) => void
  readonly onCompare: (id: number | null) => void
  /** Makes the role like the one beside it; left out where it cannot. */
  readonly onCopy?: () => void
  readonly copied?: string
}

/** The role that is shown, and another one beside it. */
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
