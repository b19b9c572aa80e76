/** A page that loads without the app: it hands over once somebody has signed in. */
export type LightPageProps = { readonly onSignedIn: () => Promise<void>; readonly prefetchApp: () => void }
