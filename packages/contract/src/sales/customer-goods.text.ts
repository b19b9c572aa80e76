import { texts } from '@countinghouse/kernel/text'

/** What a customer earns the company, and what it likes. */
export const text = texts({
  margin: { en: 'Margin {amount}', ar: 'الهامش {amount}' },
  marginRate: { en: 'Margin {amount} ({rate})', ar: 'الهامش {amount} ({rate})' },
  favourites: { en: 'Favourite products, 12 months', ar: 'المنتجات المفضلة، 12 شهرًا' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
})
