// Written by hand; see SOURCES.md.
export const colorHuman: string = `alice blue
amber
antique white
apricot
aqua
aquamarine
aubergine
auburn
azure
baby blue
beige
berry
bisque
black
blanched almond
blood orange
blue
blue violet
blush
bottle green
brass
bronze
brown
buff
burgundy
burlywood
burnt orange
burnt sienna
butter yellow
cadet blue
camel
canary yellow
caramel
carmine
cerise
cerulean
champagne
charcoal
chartreuse
cherry red
chestnut
chocolate
cinnamon
cobalt blue
copper
coral
cornflower blue
cornsilk
cream
crimson
cyan
dark blue
dark cyan
dark goldenrod
dark gray
dark green
dark khaki
dark magenta
dark olive green
dark orange
dark orchid
dark red
dark salmon
dark sea green
dark slate blue
dark slate gray
dark turquoise
dark violet
deep pink
deep sky blue
denim blue
dim gray
dodger blue
dusty rose
ebony
ecru
eggshell
electric blue
emerald
fawn
firebrick
flame
flax
floral white
forest green
fuchsia
gainsboro
ghost white
ginger
gold
goldenrod
grape
grass green
gray
green
green yellow
gunmetal
hazel
heather
honeydew
hot pink
ice blue
indian red
indigo
ivory
jade
jet black
khaki
lavender
lavender blush
lawn green
lemon
lemon chiffon
light blue
light coral
light cyan
light goldenrod yellow
light gray
light green
light pink
light salmon
light sea green
light sky blue
light slate gray
light steel blue
light yellow
lilac
lime
lime green
linen
magenta
mahogany
mango
maroon
mauve
medium aquamarine
medium blue
medium orchid
medium purple
medium sea green
medium slate blue
medium spring green
medium turquoise
medium violet red
midnight blue
mint
mint cream
misty rose
moccasin
moss green
mulberry
mustard
navajo white
navy
ochre
off-white
old lace
olive
olive drab
orange
orangered
orchid
oxblood
pale goldenrod
pale green
pale turquoise
pale violet red
papaya whip
peach
peach puff
pear
pearl
periwinkle
peru
petrol blue
pewter
pine green
pink
pistachio
platinum
plum
powder blue
purple
raspberry
rebecca purple
red
rose
rosy brown
royal blue
ruby
russet
rust
saddle brown
sage
salmon
sand
sandy brown
sapphire
scarlet
sea green
seashell
sepia
sienna
silver
sky blue
slate
slate blue
slate gray
snow
spring green
steel blue
steel gray
strawberry
tan
tangerine
taupe
teal
terracotta
thistle
tomato
topaz
turquoise
ultramarine
umber
vanilla
vermilion
violet
wheat
white
white smoke
wine
yellow
yellow green`;
