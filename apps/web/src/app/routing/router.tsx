import { forbiddenPath, modulesPath } from '@countinghouse/contract/constants'
import { normalisePath } from '@countinghouse/kernel/paths'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteComponent } from '@tanstack/react-router'
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { ErrorPage } from './error-page.tsx'
import { LandingPage } from './landing-page.tsx'
import { fetchPart } from '../offline/later.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { Root } from './root.tsx'
import { checkRoute } from './route-check.ts'
import { screens } from './screens.ts'
import { parseSearch, stringifySearch } from './search.ts'

/**
 * The router of the signed-in app, built from the contract's pages. Case matters, trailing slashes are accepted and never
 * rewritten, doubled slashes are matched as one. Source: docs/guides/web.md, Addresses.
 */
export function createAppRouter(queryClient: QueryClient) {
  const rootRoute = createRootRoute({ component: Root })
  const add = (path: string, component: RouteComponent) =>
    createRoute({ getParentRoute: () => rootRoute, path: normalisePath(path), component })
  const pages = screens.map((screen) => add(screen.path, whenFetched(screen.load, 'screen')))
  const chooser = whenFetched(() => import('./modules-page.tsx'), 'ModulesPage')
  const own = [add('/', LandingPage), add(modulesPath, chooser), add(forbiddenPath, ShownByRoot)]
  const router = createRouter({
    routeTree: rootRoute.addChildren([...own, ...pages]),
    caseSensitive: true,
    trailingSlash: 'preserve',
    rewrite: { input: ({ url }) => withSingleSlashes(url) },
    parseSearch,
    stringifySearch,
    defaultPendingComponent: PageSkeleton,
    defaultPendingMs: 150,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  })
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (pathChanged) void checkRoute(queryClient, toLocation.pathname)
  })
  return router
}

/** Prevents the router from reloading the document after a network failure, which would discard what was opened meanwhile. */
function whenFetched<P extends Record<K, RouteComponent>, K extends string>(
  load: () => Promise<P>,
  name: K,
): RouteComponent {
  return lazyRouteComponent(() => fetchPart(load), name)
}

function ShownByRoot() {
  return null
}

function withSingleSlashes(url: URL): URL {
  url.pathname = url.pathname.replace(/\/{2,}/g, '/')
  return url
}
