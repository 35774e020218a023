// How each game begins when level 4 plays itself: what the cards of the first page show.

export const SAMPLES: Readonly<Record<string, string>> = {
  herooj: "g2e4 g7e5 f2f3 b7d5 d2d3 e7d6 c1d2 d7c6 d2e3 f8e7 e3e5 h8f6 f3f5 d5d4",
  "master-herooj": "b2d4 b7d5 e2e3 c7d6 f1d3 e7e6 g2g3 g7f6 c2c4 f7g6 f2f4 b8b6 a1c3 g6f5",
  rooya: "e2 e4 e1 e3 c1 a2 c5 b5 b1 a1 e5 d1 a3 d5 a4 a5 a3b3b4 e3d3 c1c2b2 a1b1 a1b1 a2b2 c5c4d4 d3d2",
  sparta: "f2f3 c9c7 f3e5 e9g7 e2d4 g7f5 h2f4 f5g5 g2i4 g9i7 i2h4 f9e7 d2c4 g5e6",
  heroes: "c2c4 e3e5 f4h4 e8e6 b6b5 h7h6 i7i5 d7d5 i2i4 d3d4 c1c3 i1j1 b2b3 c7c5 g8g6 g9g7 j1i2 h4e3",
  evo: "j2i3=B c11b10=C i3i4 b10d8 i4i6=C e12f11=B e1d2=C d8c7=W d2a5=B d12c11=B i6h7 f11f10=W f1e1=C c7d7=B",
  evo4: "d1=C a6b6=B d12=C l3k4=C j2i2=C a4=C j12i11=C k4i2=B h1i2=C b6c6=C e12e11=C k10k9=C c1d2=C a5b5=S i11k9=B l6k7=C",
};
