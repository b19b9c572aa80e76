import { listPermissionPages, permissionsPage } from '@countinghouse/contract/erp/permission'
import type { Pair } from '@countinghouse/contract/erp/permission'
import { text } from '@countinghouse/contract/erp/user-access.text'
import { text as userText } from '@countinghouse/contract/erp/user.text'
import { permissionName } from '@countinghouse/contract/page'
import type { Route } from '@countinghouse/contract/route'
import type { InputOf, Schema } from '@countinghouse/contract/schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { pairWords } from '../permission-grid/permission-labels.ts'

type Problems = Readonly<Record<string, string>>
type Saved = { readonly warnings: readonly Pair[] }

/** Saves a part of a user's access and reports segregation of duties conflicts; `problems` holds errors by field name. */
export function useAccessWrite() {
  const language = useLanguage()
  const { t } = language
  const canName = useCan()(permissionName(permissionsPage, 'view'))
  const pages = useQuery({ ...routeQuery(listPermissionPages, {}), enabled: canName })
  const [problems, setProblems] = useState<Problems>({})
  const [said, setSaid] = useState('')
  const write = useWrite(t(userText.title), (fields) => setProblems(byField(fields)))

  async function save<I extends Schema>(
    route: Route<I, Schema<unknown, unknown>>,
    input: InputOf<I>,
  ): Promise<boolean> {
    setProblems({})
    setSaid('')
    const saved = (await write(route, input)) as Saved | null
    if (saved === null) return false
    const modules = pages.data?.modules ?? []
    const pairs = saved.warnings.map((pair) => pairWords(modules, pair, language)).join('; ')
    setSaid(pairs === '' ? '' : t(text.warned, { pairs }))
    showToast(language, { tone: 'done', message: t(text.saved) })
    return true
  }

  return { save, problems, setProblems, said, modules: pages.data?.modules ?? [] }
}

/** Maps an error path such as `added.0.roleId` to the field `roleId`. */
export function byField(problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).map(([path, words]) => [path.split('.').at(-1) ?? '', words]))
}
