import { modulesPath } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/shell/pages.text'
import { text as shellText } from '@countinghouse/contract/shell/shell.text'
import { normalisePath } from '@countinghouse/kernel/paths'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { documentTitle } from './document-title.ts'
import { focusHeading } from '../../ui/behaviour/focus-heading.ts'
import { moduleOf } from './landing.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { useSession } from '../session/session.tsx'
import { usePageTitle } from './use-page-title.ts'

/** On a route change: sets the title, focuses the heading and announces the page politely. */
export function RouteAnnouncer({ path }: { readonly path: string }) {
  const { t, locale } = useLanguage()
  const { modules, company } = useSession()
  const router = useRouter()
  const [isAnnounced, setIsAnnounced] = useState(false)
  const module = moduleOf(modules, path)
  const isChooser = normalisePath(path) === normalisePath(modulesPath)
  const ownTitle = usePageTitle(path)
  const named = isChooser ? text.modules : ownTitle === null ? text.notFound : ownTitle
  const pageTitle = named && t(named)
  const moduleName = locale === 'ar' ? module?.mdl_name_ar : module?.mdl_name
  const title = documentTitle([pageTitle, isChooser ? undefined : moduleName, company.name], t(shellText.product))
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        // The first page needs no announcement.
        if (!pathChanged || fromLocation === undefined) return
        setIsAnnounced(true)
        focusWhenThere()
      }),
    [router],
  )
  return (
    <>
      <title>{title}</title>
      <p className="visually-hidden" role="status">
        {isAnnounced && pageTitle}
      </p>
    </>
  )
}

/** Waits for the heading of a page that is loading, up to a limit. */
function focusWhenThere(): void {
  if (focusHeading()) return
  const observer = new MutationObserver(() => {
    if (focusHeading()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), 3000)
}
