import { inventedNumbers } from '../provider/check-numbers.ts'
import { wordsOf } from '../interpret/words.ts'

/** Words that say what a product is made of, looks like, promises or where it is from: each must be among the facts. Arabic without article. */
const claims = new Set(
  `cotton wool woollen cashmere leather suede linen silk satin velvet denim polyester nylon acrylic viscose elastane rayon fleece fur faux
   wood wooden oak pine walnut bamboo steel stainless iron brass copper aluminium gold silver glass ceramic porcelain plastic rubber marble
   black white red blue green yellow orange purple pink brown grey gray beige navy
   organic sustainable recycled recyclable biodegradable vegan natural eco waterproof windproof breathable hypoallergenic antibacterial
   certified tested guaranteed guarantee warranty handmade handcrafted genuine authentic original premium luxury luxurious finest best
   cheapest exclusive limited free safe dermatologically medical healing durable lightweight unbreakable washable
   italy italian france french germany german spain spanish portugal portuguese turkey turkish china chinese india indian egypt egyptian
   japan japanese britain british england english american usa scotland scottish
   قطن قطني صوف صوفي كشمير جلد جلدي كتان حرير حريري مخمل بوليستر نايلون خشب خشبي بلوط خيزران فولاذ حديد نحاس ذهب فضة زجاج سيراميك بلاستيك رخام
   اسود ابيض احمر ازرق اخضر اصفر برتقالي بنفسجي وردي بني رمادي بيج كحلي
   عضوي مستدام معاد نباتي طبيعي صديق مقاوم معتمد مختبر مضمون ضمان يدوي اصلي فاخر افضل ارخص حصري مجاني امن طبي متين خفيف
   ايطاليا ايطالي فرنسا فرنسي المانيا الماني اسبانيا تركيا تركي الصين صيني الهند هندي مصر مصري اليابان ياباني بريطانيا بريطاني امريكي`
    .split(/\s+/)
    .map((word) => wordsOf(word)[0]?.key ?? word),
)

/** What a text claims that its facts do not say: numbers, and words of materials, colours, origins and promises. */
export function inventedClaims(written: string, facts: readonly string[]): string[] {
  const known = new Set(facts.flatMap((fact) => wordsOf(fact).flatMap(({ forms }) => forms)))
  const words = wordsOf(written)
    .filter(({ forms }) => forms.some((form) => claims.has(form)) && !forms.some((form) => known.has(form)))
    .map(({ start, end }) => written.slice(start, end))
  return [...new Set([...inventedNumbers(written, facts), ...words])]
}
