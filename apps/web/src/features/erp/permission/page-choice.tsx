import type { PermissionModule } from '@countinghouse/contract/erp/permission'
import { text } from '@countinghouse/contract/erp/permission.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import { Choice } from './choice.tsx'

type Props = {
  readonly modules: readonly PermissionModule[]
  readonly pageId: number
  readonly onPage: (id: number | null) => void
}

export function PageChoice({ modules, pageId, onPage }: Props) {
  const { t, locale } = useLanguage()
  return (
    <Choice label={t(text.page)} value={pageId} onChange={onPage}>
      {modules.map(({ code, name, pages }) => (
        <optgroup key={code} label={name[locale]}>
          {pages.map(({ id, title }) => (
            <option key={id} value={id}>
              {title[locale]}
            </option>
          ))}
        </optgroup>
      ))}
    </Choice>
  )
}
