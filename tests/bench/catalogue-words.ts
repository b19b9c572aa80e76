/** The commonest words of a retailer's catalogue, the commonest first. Source: Online Retail II, UCI Machine Learning Repository, D. Chen, CC BY 4.0. */
export const catalogueWords: readonly string[] =
  `pink set blue glass red heart white candle flower vintage bag rose box christmas black metal green design small
    silver necklace decoration large light hanging holder retrospot cake with cover bracelet paper mug and card fairy
    assorted garden earrings tree sign polkadot crystal cushion candles pack bowl mirror tea gift cream lights ring
    easter photo wrap wall ivory egg frame ceramic gold purple bead wood mini charm butterfly round incense garland
    french flock stand bird bottle party star wooden love zinc art paisley diamante table enamel rabbit tin english
    clock baroque colour notebook key water tile felt yellow chocolate gingham hearts hook plate hot purse tube cup
    painted tray drop birthday flowers shell doormat hair girl floral sweetheart basket door new letter retro cherry
    union woodland scented daisy bling acrylic strawberry cat kit candy antique stripe square tape magic dish boxes
    dolly brown lavender dinner pen pot coffee feltcraft stickers folkart magnets babushka cabinet number home dog
    cutlery cakes skull cases spaceboy pearl phone blossom spot drawer shape origami bunny ball the greeting string
    folding skulls hand pencils jewelled pencil warmer kitchen beads trinket lola umbrella jack botanical childrens
    knitted cosy jar toy lantern lunch charlie jumbo coaster book victorian hanger funky chunky apron print honeycomb
    vanilla style images lampshade doorstop bathroom crochet edwardian chain scent picture childs picnic amber pendant
    font cottage tins lamp doilies scandinavian amethyst teatime jigsaw chick time handbag beaded spotty for parasol
    natural feather wicker birdhouse jewel money hen orange soft napkins fridge porcelain bunting etched ant food reel
    ribbons fruit candleholder bell pocket album multicolour pastel craft happy curtain mirrored house dinosaur can
    slate tier clear shelf decorative towel kashmiri letters classic doll bin sticker storage tall lily milk luggage
    glitter wire bank tutti frutti napkin oval orbit boudicca sweet breakfast decorations wreath mobile piece matches
    giant tissue knob lace pair tag flag bells fabric hoop fly decoupage ribbon angel traditional saucer tissues cotton
    stool baby rack beach patch murano charms bucket tidy single block diner bath calendar cups toadstool roses sewing
    cones shed brooch soap kids frog pop stars big container boxed jardin medium clip fire cluster spring lattice
    votive fuschia watering canvas circus parade filigree flying stripes monkey padded charlotte baking kings choice
    empire towels pan wine shoulder scarf jug reindeer passport`.split(/\s+/)
