/**
 * What a picture needs that leaves the page: the rules of chart.css that it uses, with the light colours written out
 * (app/styles/tokens.css), since it has no sheet to ask. No `font:` shorthand: what draws the PNG does not know it.
 */
const SERIES = ['#626262', '#005f87', '#af5f00', '#870000', '#008787', '#875fd7', '#87875f', '#0000d7']

export const PICTURE_STYLE = `
svg{overflow:visible}
text{fill:#434a46;font-size:12px;font-weight:400;font-family:"IBM Plex Sans",system-ui,"Segoe UI","Liberation Sans",sans-serif}
.head{font-size:18px}
.lab{fill:#171a18;font-size:13px}
.val,.mono{font-family:"IBM Plex Mono",ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
.val{fill:#171a18}
.strong{font-weight:600;fill:#171a18}
.calc{fill:#171a18;font-weight:600;font-family:"IBM Plex Sans",system-ui,"Segoe UI","Liberation Sans",sans-serif}
.tick{fill:#5f6762}
tspan.tick{font-family:"IBM Plex Sans",system-ui,"Segoe UI","Liberation Sans",sans-serif}
.warn{fill:#7a5200}
.ground{fill:#fbfcfa}
.grid{stroke:#d8deda}
.zero{stroke:#5f6762}
.base{stroke:#626262;stroke-dasharray:2 3}
.one{stroke:#5f6762}
.gm{stroke:#5f6762;stroke-dasharray:2 3}
.sq{fill:#005f87}
.dia{fill:#171a18}
.dia.hollow{fill:#fbfcfa;stroke:#171a18;stroke-width:1.5}
.hu1{fill:#005f87;fill-opacity:.08}
.hu2{fill:#005f87;fill-opacity:.16}
.hu3{fill:#005f87;fill-opacity:.26}
.hd1{fill:#af5f00;fill-opacity:.1}
.hd2{fill:#af5f00;fill-opacity:.2}
.hd3{fill:#af5f00;fill-opacity:.32}
.whisk{stroke:#171a18;stroke-width:1.5}
.bar{fill:#005f87}
.bar.b0{fill:#8a8a8a}
.open{fill:none;stroke:#005f87;stroke-width:1.5;stroke-dasharray:3 2}
.open.b0{stroke:#626262}
.same{stroke:#005f87}
.hatch{stroke:#005f87;stroke-width:1.25}
.halo{paint-order:stroke;stroke:#fbfcfa;stroke-width:5px;stroke-linejoin:round}
.hit{fill:none}
.l{fill:none;stroke-width:2;stroke-linejoin:round}
.pt{stroke-width:2}
${SERIES.map((colour, at) => `.s${at} .l,.s${at} .pt{stroke:${colour}}.s${at} .pt{fill:${colour}}`).join('\n')}
.pt.hollow.hollow{fill:#fbfcfa}
`
