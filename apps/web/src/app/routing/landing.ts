import type { Session } from '@countinghouse/contract/auth/session'
import { modulesPath } from '@countinghouse/contract/constants'
import type { CompanyModule } from '@countinghouse/contract/erp/menu'
import { normalisePath } from '@countinghouse/kernel/paths'

type Landing = Pick<Session, 'modules' | 'homeModule'>

/** The landing page after sign-in: the last used module still available, otherwise the home module, otherwise the chooser. */
export function landingPath(session: Landing, recentModules: readonly string[]): string {
  const wanted = [...recentModules, ...(session.homeModule === null ? [] : [session.homeModule])]
  for (const route of wanted) {
    const module = session.modules.find((other) => other.mdl_route === route && !other.hidden)
    if (module !== undefined) return moduleAddress(module)
  }
  return modulesPath
}

export function moduleAddress(module: CompanyModule): string {
  return module.landing ?? `${normalisePath(module.mdl_route)}/`
}

/** The module of a path. */
export function moduleOf(modules: readonly CompanyModule[], path: string): CompanyModule | null {
  const current = normalisePath(path).toLowerCase()
  return modules.find((module) => current.startsWith(normalisePath(module.mdl_route).toLowerCase())) ?? null
}

/** The modules of the chooser, last used first, then in company order. */
export function chooserModules(
  modules: readonly CompanyModule[],
  recentModules: readonly string[],
): readonly CompanyModule[] {
  const rank = (module: CompanyModule) => {
    const index = recentModules.indexOf(module.mdl_route)
    return index === -1 ? recentModules.length : index
  }
  return modules.filter((module) => !module.hidden).toSorted((one, other) => rank(one) - rank(other))
}
