import type { WebAttributeOfProduct } from '@countinghouse/contract/procure/product-web'
import { useLanguage } from '../../../ui/language/language.tsx'

/** Name of an attribute in the language of the reader. */
export function useWebName(): (attribute: Pick<WebAttributeOfProduct, 'name' | 'nameAr'>) => string {
  const { locale } = useLanguage()
  return ({ name, nameAr }) => (locale === 'ar' ? (nameAr ?? name) : name)
}
